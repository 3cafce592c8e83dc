import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

/** The small file of axe, which a browser reads in half the time of the other. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Present in a document after axe is injected. */
declare const window: Window & { readonly axe: typeof axe };

/** Injects axe into a document once. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

/** The JSON results of axe for a frame and then for each frame in it, in the order in which axe merges them. */
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

/**
 * Lets the bars that stick to an edge stay in their place, or stick again. What they cover depends on how far the page
 * is scrolled, and axe takes the part of a target that is covered at that moment for missing.
 */
const placeBars = (page: Page, position: 'static' | '') =>
  page.evaluate((given) => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-sticky]')) bar.style.position = given;
  }, position);

/** The violations of a page without frames: its results are not written as text and read again. */
const ownViolations = (page: Page) =>
  page.evaluate(async (how) => (await window.axe.run({ include: [['html']] }, how)).violations, options);

/** The violations of a page with frames: axe asks none itself, because those of the card fields have no origin. */
async function violationsByFrame(page: Page) {
  const parts = await partialResults(page.mainFrame(), { include: [['html']], exclude: [] });
  return page.evaluate(
    async ([results, how]) => {
      const whole = await window.axe.finishRun(
        results.map((result) => JSON.parse(result)),
        how,
      );
      return whole.violations;
    },
    [parts, options] as const,
  );
}

/** The violations on a page and in its frames, each with its element. */
export async function violations(page: Page): Promise<readonly string[]> {
  await bringAxe(page.mainFrame());
  await placeBars(page, 'static');
  const hasFrames = page.frames().length > 1;
  const found = await (hasFrames ? violationsByFrame(page) : ownViolations(page));
  await placeBars(page, '');
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
}
