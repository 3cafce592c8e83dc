import { violations } from '../support/axe.ts';
import { expect, screens, test } from './fixtures.ts';
import { brokenSentences, endTransitions, paintFrames, widthBeyondTheScreen } from './screen-checks.ts';
import { walks } from './screens-to-check.ts';
import { fullUnless, landingUnless } from '../support/short-runs.ts';

const softly = expect.configure({ soft: true });

/** Each screen in each size and each color scheme once; `contrast.test.ts` covers every pair of colors. */
const [desktop, phone] = screens;
const looks = [
  { ...desktop, colorScheme: 'light' },
  { ...phone, colorScheme: 'dark' },
] as const;

/** The first and the last pages on the way to an order; those of each flow are looked at before a change lands. */
const inShortRuns = new Set(['products', 'payment, review and confirmation']);

for (const { name, viewport, colorScheme } of looks) {
  test.describe(`on a ${name}, ${colorScheme}${fullUnless(name === 'desktop')}`, () => {
    test.use({ viewport, colorScheme });

    for (const walk of walks) {
      test(`${walk.name}: no accessibility problem${landingUnless(inShortRuns.has(walk.name))}`, async ({
        page,
        prepare,
        catalogue,
        journal,
      }) => {
        journal.provokes(/status of 404/);
        const violationsNow = async () => {
          await endTransitions(page);
          await paintFrames(page);
          return violations(page);
        };
        await walk.go({
          page,
          prepare,
          catalogue,
          at: async (screen) => {
            softly(await violationsNow(), screen).toEqual([]);
            await softly(page.getByRole('heading', { level: 1 }), screen).toHaveCount(1);
            softly(await widthBeyondTheScreen(page), `${screen}: sideways scroll`).toBe(0);
            softly(await brokenSentences(page), `${screen}: sentences in columns`).toEqual([]);
          },
        });
      });
    }
  });
}
