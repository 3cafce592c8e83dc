import { violations } from '../support/axe.ts';
import { expect, screens, test } from './fixtures.ts';
import { endTransitions, paintFrames, widthBeyondTheScreen } from './screen-checks.ts';
import { walks } from './screens-to-check.ts';

const softly = expect.configure({ soft: true });

for (const { name, viewport } of screens) {
  test.describe(`on a ${name}, light and dark`, () => {
    test.use({ viewport });

    for (const walk of walks) {
      test(`${walk.name}: nothing stands in anybody's way`, async ({ page, prepare, catalogue, journal }) => {
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
          // The page stays dark up to the next screen, which is so opened dark and turned light; frames turn after it.
          at: async (screen) => {
            for (const colorScheme of ['light', 'dark'] as const) {
              await page.emulateMedia({ colorScheme });
              await softly.poll(violationsNow, `${screen}, ${colorScheme}`).toEqual([]);
            }
            await softly(page.getByRole('heading', { level: 1 }), screen).toHaveCount(1);
            softly(await widthBeyondTheScreen(page), `${screen}: sideways scroll`).toBe(0);
          },
        });
      });
    }
  });
}
