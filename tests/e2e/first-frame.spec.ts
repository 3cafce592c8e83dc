import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 375, height: 812 } });

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly beginData?: { readonly dirtyObjects: number; readonly totalObjects: number } };
}

/** The most boxes that the browser lays out at once while it opens a page, and the most that the page has. */
async function layoutsOf(
  page: Page,
  path: string,
): Promise<{ readonly largest: number; readonly all: number }> {
  const session = await page.context().newCDPSession(page);
  const layouts: { dirtyObjects: number; totalObjects: number }[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as readonly TraceEvent[])
      if (name === 'Layout' && args.beginData) layouts.push(args.beginData);
  });
  const categories = { includedCategories: ['devtools.timeline'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: categories });
  await page.goto(path);
  await expect(page.locator('[data-island][data-ready]').first()).toBeAttached();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return {
    largest: Math.max(...layouts.map(({ dirtyObjects }) => dirtyObjects)),
    all: Math.max(...layouts.map(({ totalObjects }) => totalObjects)),
  };
}

test('a form is laid out in parts, so that a slow phone stays responsive', async ({ page }) => {
  const { largest, all } = await layoutsOf(page, '/de/de/form/demo/');
  expect(all).toBeGreaterThan(200);
  expect(largest).toBeLessThan(all * 0.9);
});
