import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** In the page, where a document has been given axe. */
declare const window: Window & { readonly axe: typeof axe };

/** A document is given axe once, however often it is looked at. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/** As JSON, what axe finds in a frame and then in each frame within it, in the order that axe puts together again. */
async function partialResults(frame: Frame, context: axe.FrameContextObject): Promise<string[]> {
  await bringAxe(frame);
  const within = await frame.evaluate((looked) => window.axe.utils.getFrameContexts(looked), context);
  const results = [
    await frame.evaluate(async ([looked, how]) => JSON.stringify(await window.axe.runPartial(looked, how)), [
      context,
      options,
    ] as const),
  ];
  for (const { frameSelector, frameContext } of within) {
    const element = await frame.evaluateHandle(
      (selector) => window.axe.utils.shadowSelect(selector),
      frameSelector,
    );
    const child = await element.asElement()?.contentFrame();
    results.push(...(child ? await partialResults(child, frameContext) : ['null']));
  }
  return results;
}

/** What axe finds on a page and in its frames, each with the element that it found it at. */
export async function violations(page: Page): Promise<readonly string[]> {
  const parts = await partialResults(page.mainFrame(), { include: [['html']], exclude: [] });
  const found = await page.evaluate(
    async ([results, how]) => {
      const whole = await window.axe.finishRun(
        results.map((result) => JSON.parse(result)),
        how,
      );
      return whole.violations;
    },
    [parts, options] as const,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
}
