import { expect, type Page, test as base } from '@playwright/test';
import { registry } from '../../../machines/registry.ts';
import { stateValueText } from '../../../machines/flow/index.ts';
import { simulate, type Simulation } from '../../../model-tests/explore/simulation.ts';
import type { Move } from '../../../model-tests/explore/simulation.types.ts';
import { waitForHydration, watchHydration } from '../../e2e/hydration.ts';
import { dropAbandoned } from '../abandoned-requests.ts';
import { InterceptedRequests } from '../intercepted-requests.ts';
import { shopScenario } from '../shop-scenario.ts';
import type { ShopTable, Surroundings } from '../shop-table.ts';
import { watchStates } from '../walk-shop.ts';
import { isInstantIn, play } from '../walk-shop-path.ts';
import { tableByHand, withoutData } from './table-by-hand.ts';
import { tableOf } from './tables.ts';

/** A test of a written path: it waits until a page reacts before anything is done on it. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await watchHydration(context);
    await use(context);
  },
});

/** Performs a written path in a running shop, by its labels, and checks the state after each step. */
interface HandDriver {
  begin(input: string): Promise<void>;
  happen(stimulus: string): Promise<void>;
}

/** Where the flow of a page is, with every state that it has shown, oldest first. */
interface Shown {
  readonly surroundings: Surroundings;
  readonly states: readonly string[];
}

async function expectMove(table: ShopTable, { surroundings, states }: Shown, { to }: Move): Promise<void> {
  if (isInstantIn(table)(to)) return;
  if (table.expectPlace !== undefined) return table.expectPlace(surroundings, to.snapshot);
  const state = stateValueText(to.snapshot);
  // A page whose flow has ended gives way to the next one.
  if (to.snapshot.status === 'done') return expect.poll(() => states.at(-1)).toBe(state);
  const flow = surroundings.page.locator(`[data-flow="${table.flow}"]`);
  await expect(flow).toHaveAttribute('data-state', state);
}

interface Walk {
  readonly shown: Shown;
  readonly move: Move;
}

/** The machine follows along to determine what must be visible after each step. */
export function handDriver(flow: string, page: Page): HandDriver {
  const whole = tableOf(flow);
  const entry = registry.find(({ id }) => id === flow);
  if (whole === undefined || entry === undefined) throw new Error(`The flow "${flow}" has no table.`);
  const { table } = tableByHand(whole);
  const simulation: Simulation = simulate(entry.machine, shopScenario(table));
  let walk: Walk | null = null;
  return {
    begin: async (input) => {
      const requests = await InterceptedRequests.between(page, Object.values(table.operations));
      const surroundings = withoutData(page, requests, () => undefined);
      const shown = { surroundings, states: await watchStates(page, flow) };
      const move = simulation.begin(input);
      await table.open(surroundings, input);
      if (!isInstantIn(table)(move.to)) await waitForHydration(page);
      await expectMove(table, shown, move);
      walk = { shown, move };
    },
    happen: async (label) => {
      if (walk === null) throw new Error("The path hasn't started.");
      const { shown, move } = walk;
      const { surroundings } = shown;
      const stimulus = simulation.offers(move.to).find((offer) => offer.label === label);
      if (stimulus === undefined) throw new Error(`"${label}" is no longer possible here.`);
      const step = { stimulus, move: simulation.move(move.to, stimulus) };
      await dropAbandoned(table, surroundings, step, move.to);
      await play(table, surroundings, step, move.to);
      await expectMove(table, shown, step.move);
      walk = { shown, move: step.move };
    },
  };
}
