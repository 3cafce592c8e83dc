import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { Complaints } from './complaints.ts';
import type { FlowDriver } from './flow-driver.ts';
import { type FurtherPath, titledPaths } from './titled-paths.ts';
import { sentAlong, walkViews } from './walk-views.ts';

interface WorkerFixtures {
  /** One page for all paths of a worker: each restarts on it. */
  readonly views: Page;
}

/** Opens the page on which flows start. */
export async function openViews(page: Page): Promise<void> {
  await page.route('**/errors/', (route) => route.fulfill({ status: 204 }));
  await page.goto('/');
  await page.waitForFunction(() => 'views' in window);
}

/** A test on one page on which each flow restarts. */
export const test = base.extend<object, WorkerFixtures>({
  views: [
    async ({ browser }, use, { project }) => {
      const context: BrowserContext = await browser.newContext({
        ...(project.use.baseURL === undefined ? {} : { baseURL: project.use.baseURL }),
        locale: 'en-US',
      });
      const page = await context.newPage();
      page.setDefaultTimeout(project.use.actionTimeout ?? 0);
      page.setDefaultNavigationTimeout(project.use.navigationTimeout ?? 0);
      await openViews(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export const desktop = { name: 'desktop', viewport: { width: 1280, height: 900 } } as const;
export const phone = { name: 'phone', viewport: { width: 375, height: 812 } } as const;
const screens = process.env['FULL'] === '1' ? [desktop, phone] : [desktop];

/**
 * One test per path of the flow, on its real views. `further` paths send events that the other paths reach only where
 * the view blocks them.
 */
export function testPaths(
  flow: string,
  driverOn: (page: Page) => FlowDriver,
  further: readonly FurtherPath[] = [],
): void {
  const paths = titledPaths(flow, further);
  test(`${flow}: every control is used on some path`, ({ views }) => {
    const driver = driverOn(views);
    const used = new Set(paths.flatMap((path) => sentAlong(driver, path)));
    expect(driver.sent.filter((type) => !used.has(type))).toEqual([]);
  });
  for (const { name, viewport } of screens) {
    test.describe(`${flow} on a ${name}`, () => {
      for (const titled of paths) {
        const { id, given } = titled.described;
        test(`Path ${id}: ${given}`, async ({ views }, { annotations }) => {
          const complaints = new Complaints(views);
          try {
            await views.setViewportSize(viewport);
            const refused = await walkViews(views, flow, driverOn(views), titled);
            for (const { when, reason } of refused)
              annotations.push({ type: 'refused by the view', description: `${when}: ${reason}` });
          } finally {
            complaints.end();
            expect.soft(complaints.heard, 'what the page complained about').toEqual([]);
          }
        });
      }
    });
  }
}
