import { violations } from '../support/axe.ts';
import { expect, screens, test } from './fixtures.ts';
import { endTransitions, paintFrames, widthBeyondTheScreen } from './screen-checks.ts';
import { walks } from './screens-to-check.ts';

for (const { name, viewport } of screens) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      for (const walk of walks) {
        test(`${walk.name}: nothing stands in anybody's way`, async ({
          page,
          prepare,
          catalogue,
          journal,
        }) => {
          journal.provokes(/status of 404/);
          await walk.go({
            page,
            prepare,
            catalogue,
            at: async (screen) => {
              await endTransitions(page);
              await paintFrames(page);
              expect.soft(await violations(page), screen).toEqual([]);
              expect.soft(await widthBeyondTheScreen(page), `${screen}: sideways scroll`).toBe(0);
              await expect.soft(page.getByRole('heading', { level: 1 }), screen).toHaveCount(1);
            },
          });
        });
      }
    });
  }
}
