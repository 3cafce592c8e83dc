import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { FlowDriver } from './flow-driver.ts';
import { desktop, phone, test } from './test-paths.ts';
import { titledPaths } from './titled-paths.ts';
import { walkViews } from './walk-views.ts';

const folder = join(import.meta.dirname, '../../../.cache/screens');

/** A screenshot of every state of the flow per screen size, as `<flow>/<data-state>-<width>.png`. */
export function shootScreens(flow: string, driverOn: (page: Page) => FlowDriver): void {
  const paths = titledPaths(flow, [], 'states');
  for (const { name, viewport } of [desktop, phone])
    test(`${flow} on a ${name}`, async ({ views }) => {
      const seen = new Set<string>();
      await views.setViewportSize(viewport);
      for (const titled of paths)
        await walkViews(views, flow, driverOn(views), titled, async (state) => {
          if (seen.has(state)) return;
          seen.add(state);
          await views.screenshot({ path: join(folder, flow, `${state}-${viewport.width}.png`) });
        });
    });
}
