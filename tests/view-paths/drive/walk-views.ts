import { expect, type Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { stateValueText } from '../../../machines/flow/index.ts';
import type { Path } from '../../../model-tests/cover/path.types.ts';
import type { SuitePath } from '../../../model-tests/cover/path-suite.types.ts';
import type { Move, RestingState, Stimulus } from '../../../model-tests/explore/simulation.types.ts';
import { brokenPath } from './broken-path.ts';
import { type FlowDriver, refusalOf } from './flow-driver.ts';

/** An event of a path that no person can send. */
export interface Refused {
  readonly when: string;
  readonly reason: string;
}

/** A path with its text. */
export interface TitledPath {
  readonly path: Path;
  readonly described: SuitePath;
}

const heardBy = (page: Page) => page.evaluate(() => window.views.heard());

/** Waits until the view has rendered all changes. */
const untilPainted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/**
 * Sends an event through its control. If the view blocks it, checks the view's reaction and bypasses the view, so that
 * the path continues.
 */
async function sendByView(
  page: Page,
  driver: FlowDriver,
  event: AnyEventObject,
  { snapshot }: RestingState,
): Promise<string | null> {
  const { perform } = driver.actionFor(event);
  const refusal = refusalOf(driver, event, snapshot);
  await heardBy(page);
  if (refusal === undefined) {
    if (perform === undefined)
      throw new Error(`No control sends ${JSON.stringify(event)}, and there is no reason.`);
    await perform(event, snapshot);
    const sent: AnyEventObject[] = [];
    const gather = async () => {
      sent.push(...(await heardBy(page)));
      return sent;
    };
    await expect.poll(gather, 'what the view sent').toContainEqual(event);
    return null;
  }
  await refusal.attempt(event, snapshot);
  await untilPainted(page);
  expect(await heardBy(page), 'what the view sent').not.toContainEqual(event);
  await page.evaluate((sent) => window.views.send(sent), event);
  return refusal.reason;
}

/** Plays a stimulus as a person or a service would. Returns why no person can do it; null if possible. */
export async function play(
  page: Page,
  driver: FlowDriver,
  stimulus: Stimulus,
  before: RestingState,
): Promise<string | null> {
  if (stimulus.kind === 'event') return sendByView(page, driver, stimulus.event, before);
  if (stimulus.kind === 'time') throw new Error('The views have no delays except those of services.');
  const { service, label } = stimulus;
  const outcome = label.slice(`${service}: `.length);
  await page.evaluate(([asked, name]) => window.views.answer(asked, name), [service, outcome] as const);
  return null;
}

/** Expects the flow in the path's state, with its screen visible. */
export async function expectPlace(page: Page, flow: string, driver: FlowDriver, { to }: Move): Promise<void> {
  await expect(page.locator(`[data-flow="${flow}"]`)).toHaveAttribute(
    'data-state',
    stateValueText(to.snapshot),
  );
  await expect(driver.screenOf(to.snapshot)).toBeVisible();
}

async function foundOn(page: Page, flow: string): Promise<string> {
  const root = page.locator(`[data-flow="${flow}"]`);
  return (await root.count()) === 0
    ? 'nothing: the page is broken'
    : String(await root.getAttribute('data-state'));
}

/** The types of events that a path sends through their controls. */
export const sentAlong = (driver: FlowDriver, { path }: TitledPath): readonly string[] =>
  path.steps.flatMap(({ stimulus }, index) => {
    const before = index === 0 ? path.beginning : path.steps[index - 1]?.move;
    if (stimulus.kind !== 'event' || before === undefined) return [];
    return refusalOf(driver, stimulus.event, before.to.snapshot) === undefined ? [stimulus.event.type] : [];
  });

/**
 * Walks a path on the flow's real views. Returns the events that no person could send. Fails with the path up to the
 * step that diverged. Calls `onPlace` for every state once its screen is visible.
 */
export async function walkViews(
  page: Page,
  flow: string,
  driver: FlowDriver,
  { path, described }: TitledPath,
  onPlace: (state: string) => Promise<void> = () => Promise.resolve(),
): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  let walked = 0;
  let move = path.beginning;
  try {
    await page.evaluate(([id, input]) => window.views.begin(id, input), [flow, path.input] as const);
    await expectPlace(page, flow, driver, move);
    await onPlace(stateValueText(move.to.snapshot));
    for (const step of path.steps) {
      const before = move.to;
      walked += 1;
      ({ move } = step);
      const reason = await play(page, driver, step.stimulus, before);
      if (reason !== null) refused.push({ when: step.stimulus.sentence, reason });
      await expectPlace(page, flow, driver, move);
      await onPlace(stateValueText(move.to.snapshot));
    }
  } catch (error) {
    throw brokenPath(
      flow,
      described,
      walked,
      stateValueText(move.to.snapshot),
      await foundOn(page, flow),
      error,
    );
  }
  return refused;
}
