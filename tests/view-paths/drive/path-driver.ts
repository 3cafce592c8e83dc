import type { Page } from '@playwright/test';
import { registry } from '../../../machines/registry.ts';
import { scenarioBegunWith } from '../../../machines/testing/index.ts';
import { simulate, type Simulation } from '../../../model-tests/explore/simulation.ts';
import type { Move } from '../../../model-tests/explore/simulation.types.ts';
import { drivers } from './drivers.ts';
import { desktop, openViews } from './test-paths.ts';
import { expectPlace, play } from './walk-views.ts';

/** Does on the real views of a flow what a written path says, by the labels that stand in it. */
export interface PathDriver {
  begin(input: string): Promise<void>;
  happen(stimulus: string): Promise<void>;
}

function begun(flow: string, input: string): { readonly simulation: Simulation; readonly move: Move } {
  const entry = registry.find(({ id }) => id === flow);
  const scenario = scenarioBegunWith(flow, input);
  if (entry === undefined || scenario === undefined) throw new Error(`Nobody knows the flow "${flow}".`);
  if (!Object.hasOwn(scenario.inputs, input)) throw new Error(`Nobody begins as "${input}" any more.`);
  const simulation = simulate(entry.machine, scenario);
  return { simulation, move: simulation.begin(input) };
}

/** For the written path tests of a flow that has views; the machine walks along, to know what a person sees where. */
export function pathDriver(flow: string): (page: Page) => PathDriver {
  return (page) => {
    const driver = drivers[flow]?.(page);
    if (driver === undefined) throw new Error(`Nobody uses the views of "${flow}".`);
    let walk: ReturnType<typeof begun> | null = null;
    return {
      begin: async (input) => {
        walk = begun(flow, input);
        await page.setViewportSize(desktop.viewport);
        await openViews(page);
        await page.evaluate(([id, name]) => window.views.begin(id, name), [flow, input] as const);
        await expectPlace(page, flow, driver, walk.move);
      },
      happen: async (label) => {
        if (walk === null) throw new Error('The path has not begun.');
        const { simulation, move } = walk;
        const stimulus = simulation.offers(move.to).find((offer) => offer.label === label);
        if (stimulus === undefined) throw new Error(`"${label}" cannot happen here any more.`);
        await play(page, driver, stimulus, move.to);
        walk = { simulation, move: simulation.move(move.to, stimulus) };
        await expectPlace(page, flow, driver, walk.move);
      },
    };
  };
}
