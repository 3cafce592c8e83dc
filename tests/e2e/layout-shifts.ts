import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

/** Records the browser's layout shifts without user input; each page load starts a new record. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        shifts.push({
          value,
          sources: sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 120) : 'text',
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Reads the shifts after fonts and visible images have loaded and two frames were drawn. */
export async function readLayoutShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(async () => {
    const inSight = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all([document.fonts.ready, ...inSight.map((image) => image.decode())]);
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
}
