import type { Page } from '@playwright/test';
import { registry } from '../../../machines/registry.ts';
import { scenarioOfInput } from '../../../machines/testing/index.ts';
import { simulate, type Simulation } from '../../../model-tests/explore/simulation.ts';
import type { Move } from '../../../model-tests/explore/simulation.types.ts';
import { drivers } from './drivers.ts';
import { desktop, openViews } from './test-paths.ts';
import { expectPlace, play } from './walk-views.ts';

/** Performs a written path on a flow's real views, by its labels. */
export interface PathDriver {
  begin(input: string): Promise<void>;
  happen(stimulus: string): Promise<void>;
}

function beginFlow(flow: string, input: string): { readonly simulation: Simulation; readonly move: Move } {
  const entry = registry.find(({ id }) => id === flow);
  const scenario = scenarioOfInput(flow, input);
  if (entry === undefined || scenario === undefined) throw new Error(`There is no flow "${flow}".`);
  if (!Object.hasOwn(scenario.inputs, input)) throw new Error(`There is no longer an input "${input}".`);
  const simulation = simulate(entry.machine, scenario);
  return { simulation, move: simulation.begin(input) };
}

/**
 * For written path tests of a flow with views; the machine follows along to determine what is visible in each state.
 */
export function pathDriver(flow: string): (page: Page) => PathDriver {
  return (page) => {
    const driver = drivers[flow]?.(page);
    if (driver === undefined) throw new Error(`The flow "${flow}" has no driver.`);
    let walk: ReturnType<typeof beginFlow> | null = null;
    return {
      begin: async (input) => {
        walk = beginFlow(flow, input);
        await page.setViewportSize(desktop.viewport);
        await openViews(page);
        await page.evaluate(([id, name]) => window.views.begin(id, name), [flow, input] as const);
        await expectPlace(page, flow, driver, walk.move);
      },
      happen: async (label) => {
        if (walk === null) throw new Error("The path hasn't started.");
        const { simulation, move } = walk;
        const stimulus = simulation.offers(move.to).find((offer) => offer.label === label);
        if (stimulus === undefined) throw new Error(`"${label}" is no longer possible here.`);
        await play(page, driver, stimulus, move.to);
        walk = { simulation, move: simulation.move(move.to, stimulus) };
        await expectPlace(page, flow, driver, walk.move);
      },
    };
  };
}
