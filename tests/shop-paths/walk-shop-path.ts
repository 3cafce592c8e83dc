import { expect } from '@playwright/test';
import { stateValueText } from '../../machines/flow/index.ts';
import type { PathStep } from '../../model-tests/cover/path.types.ts';
import type { RestingState } from '../../model-tests/explore/simulation.types.ts';
import { waitForHydration } from '../e2e/hydration.ts';
import { brokenPath } from '../view-paths/drive/broken-path.ts';
import type { TitledPath } from '../view-paths/drive/walk-views.ts';
import { dropAbandoned } from './abandoned-requests.ts';
import { watchStates } from './walk-shop.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';

/** Does what a person does, or makes the shop answer. */
export async function play(
  table: ShopTable,
  surroundings: Surroundings,
  { stimulus }: PathStep,
  before: RestingState,
) {
  const { page, requests } = surroundings;
  if (stimulus.kind === 'event') {
    const other = table.events[stimulus.event.type];
    if (other !== undefined && 'action' in other) return other.action(page, stimulus.event, requests);
    return table.driverOn(page).actionFor(stimulus.event).perform?.(stimulus.event, before.snapshot);
  }
  if (stimulus.kind === 'time') throw new Error('The shop has no delays except those of services.');
  const { service, label } = stimulus;
  const name = before.snapshot.children[service]?.src as string;
  const outcome = table.services[name]?.[label.slice(`${service}: `.length)];
  if (outcome === undefined || 'cannot' in outcome) throw new Error(`There is no way to cause "${label}".`);
  return outcome.cause(surroundings);
}

type Look = (standing: RestingState) => Promise<void>;

/** Whether a state ends before it can be shown. */
export const isInstantIn =
  ({ instant }: ShopTable) =>
  ({ snapshot }: RestingState): boolean =>
    instant.some((service) => snapshot.children[service] !== undefined);

/**
 * Checks that after every step the flow's element has shown the path's states and no others; instant states can't be
 * observed.
 */
async function lookAtStates(
  table: ShopTable,
  { page }: Surroundings,
  places: readonly RestingState[],
): Promise<Look> {
  const seen = await watchStates(page, table.flow);
  const passed = places.filter(isInstantIn(table)).map(({ snapshot }) => stateValueText(snapshot));
  const expected: string[] = [];
  return async ({ snapshot }) => {
    const state = stateValueText(snapshot);
    if (passed.includes(state)) return;
    if (expected.at(-1) !== state) expected.push(state);
    await expect.poll(() => seen.filter((shown) => !passed.includes(shown))).toEqual(expected);
  };
}

/** Walks a path through the running shop; checks the flow's state after every step. */
export async function walkShopPath(
  table: ShopTable,
  surroundings: Surroundings,
  { path, described }: TitledPath,
) {
  const places = [path.beginning, ...path.steps.map(({ move }) => move)].map(({ to }) => to);
  const { expectPlace } = table;
  const look: Look =
    expectPlace === undefined
      ? await lookAtStates(table, surroundings, places)
      : async (standing) => {
          if (!isInstantIn(table)(standing)) await expectPlace(surroundings, standing.snapshot);
        };
  let at = 0;
  try {
    await table.open(surroundings, path.input);
    // The server shows a state before the page reacts to anything; a page that leads elsewhere at once is gone by then.
    if (!isInstantIn(table)(path.beginning.to)) await waitForHydration(surroundings.page);
    await look(path.beginning.to);
    for (const step of path.steps) {
      const before = places[at] as RestingState;
      at += 1;
      await dropAbandoned(table, surroundings, step, before);
      await play(table, surroundings, step, before);
      await look(step.move.to);
    }
  } catch (error) {
    const expected = stateValueText((places[at] as RestingState).snapshot);
    const found = await surroundings.page
      .locator(`[data-flow="${table.flow}"]`)
      .getAttribute('data-state', { timeout: 1_000 })
      .catch(() => null);
    throw brokenPath(table.flow, described, at, expected, found ?? 'nothing that says so', error);
  }
}
