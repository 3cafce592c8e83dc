import { expect, type Page } from '@playwright/test';
import { stateValueText } from '../../machines/flow/index.ts';
import type { PathStep } from '../../model-tests/cover/path.types.ts';
import type { RestingState } from '../../model-tests/explore/simulation.types.ts';
import { brokenPath } from '../view-paths/drive/broken-path.ts';
import type { FlowDriver } from '../view-paths/drive/flow-driver.ts';
import type { TitledPath } from '../view-paths/drive/walk-views.ts';

/** The actions on the page for stimuli other than events, by label. */
type ShopActions = Readonly<Record<string, () => Promise<void>>>;

/** A flow in the running shop, whose services respond by themselves. */
export interface ShopFlow {
  readonly flow: string;
  readonly driver: FlowDriver;
  /** The buyer's actions in contained machines, and those that replace events in the shop. */
  readonly actions: ShopActions;
  /** Services that respond before a state can be shown. */
  readonly instant: readonly string[];
}

/** Records every state that the flow's root shows on `page`, oldest first. Call it before opening the page. */
export async function watchStates(page: Page, flow: string): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteState', (state: string) => seen.push(state));
  await page.addInitScript((id) => {
    let last: string | null = null;
    const look = () => {
      const state = document.querySelector(`[data-flow="${id}"]`)?.getAttribute('data-state') ?? null;
      if (state === null || state === last) return;
      last = state;
      (window as unknown as { noteState: (state: string) => void }).noteState(state);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-state'],
    });
  }, flow);
  return seen;
}

async function play(
  { driver, actions }: ShopFlow,
  { stimulus }: PathStep,
  before: RestingState,
): Promise<void> {
  const action = actions[stimulus.label];
  if (action !== undefined) await action();
  else if (stimulus.kind === 'event')
    await driver.actionFor(stimulus.event).perform?.(stimulus.event, before.snapshot);
}

/**
 * Walks a path through the running shop; checks after every step that the flow has shown the path's states and no
 * others.
 */
export async function walkShop(
  page: Page,
  shop: ShopFlow,
  open: () => Promise<void>,
  { path, described }: TitledPath,
): Promise<void> {
  const seen = await watchStates(page, shop.flow);
  const passed = path.steps.flatMap(({ stimulus }, index) => {
    const before = index === 0 ? path.beginning : path.steps[index - 1]?.move;
    const isInstant = stimulus.kind === 'outcome' && shop.instant.includes(stimulus.service);
    return isInstant && before !== undefined ? [stateValueText(before.to.snapshot)] : [];
  });
  /** A state around an instant answer counts once. */
  const newStates = () =>
    seen
      .filter((state) => !passed.includes(state))
      .filter((state, index, shown) => state !== shown[index - 1]);
  const expected: string[] = [];
  let standing = path.beginning.to;
  let walked = 0;
  const expectStates = async () => {
    const state = stateValueText(standing.snapshot);
    if (!passed.includes(state) && expected.at(-1) !== state) expected.push(state);
    await expect.poll(() => newStates().slice(0, expected.length)).toEqual(expected);
  };
  try {
    await open();
    await expectStates();
    for (const step of path.steps) {
      walked += 1;
      const before = standing;
      standing = step.move.to;
      await play(shop, step, before);
      await expectStates();
    }
    expect(newStates()).toEqual(expected);
  } catch (error) {
    throw brokenPath(shop.flow, described, walked, expected.join(' → '), seen.join(' → '), error);
  }
}
