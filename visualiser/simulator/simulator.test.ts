import { beforeEach, describe, expect, it } from 'vitest';
import { stateValueText } from '../../machines/flow/index.ts';
import { registry } from '../../machines/registry.ts';
import { scenarios } from '../../machines/testing/index.ts';
import { readChart } from '../../model-tests/chart/read-chart.ts';
import { exploreMachine } from '../../model-tests/explore/explored-machine.ts';
import { generatePaths } from '../../model-tests/cover/path-suite.ts';
import type { SuitePath } from '../../model-tests/cover/path-suite.types.ts';
import { simulate, type Simulation } from '../../model-tests/explore/simulation.ts';
import { givenWhenThen } from '../../model-tests/export/given-when-then.ts';
import { pathOfRun } from './path-of-run.ts';
import { beginRun, goTo, offersOf, play, presentMove, type Run } from './run.ts';

const entry = registry.find(({ id }) => id === 'cart') as (typeof registry)[number];
const scenario = scenarios['cart'] as (typeof scenarios)[string];

let simulation: Simulation;
let run: Run;

beforeEach(() => {
  simulation = simulate(entry.machine, scenario);
  run = beginRun(simulation, 'known');
});

const placeIn = (at: Run) => stateValueText(presentMove(at).to.snapshot);
const sentences = (at: Run) => offersOf(simulation, at).map(({ sentence }) => sentence);

function happens(at: Run, sentence: string): Run {
  const stimulus = offersOf(simulation, at).find((offer) => offer.sentence === sentence);
  if (stimulus === undefined) throw new Error(`"${sentence}" cannot happen at ${placeIn(at)}.`);
  return play(simulation, at, stimulus);
}

const toTwoOfALine = ['the shop finds the cart', 'the buyer sets a quantity to 2'] as const;
const playedAll = (at: Run, what: readonly string[]) => what.reduce(happens, at);

describe('the simulator on the cart', () => {
  it('starts with any input of the scenario', () => {
    expect(placeIn(run)).toBe('loading');
    expect(placeIn(beginRun(simulation, 'none'))).toBe('empty');
  });

  it('offers exactly the answers and the failure of the pending service', () => {
    expect(sentences(run)).toEqual(
      Object.values(scenario.services['loadCheckout']?.outcomes ?? {}).map(({ sentence }) => sentence),
    );
  });

  it('follows the chart, and offers what is possible there', () => {
    const changing = playedAll(run, toTwoOfALine);
    expect(placeIn(changing)).toBe('ready.changingQuantity');
    expect(placeIn(happens(changing, 'the shop does not answer'))).toBe('ready.idle.shown');
  });

  it('goes back, forward again, and on along another path', () => {
    const changing = playedAll(run, toTwoOfALine);
    const back = goTo(changing, 1);
    expect(placeIn(back)).toBe('ready.idle.shown');
    expect(placeIn(goTo(back, 2))).toBe('ready.changingQuantity');
    expect(goTo(back, 99).at).toBe(2);
    const other = happens(back, 'the buyer goes to the checkout');
    expect(other.steps.map(({ stimulus }) => stimulus.sentence)).toEqual([
      'the shop finds the cart',
      'the buyer goes to the checkout',
    ]);
    expect(placeIn(other)).toBe('leaving');
    expect(sentences(other)).toEqual([]);
  });
});

describe('the played run', () => {
  const chart = readChart(entry);

  it('is a path test in words', async () => {
    const path = await pathOfRun(chart, scenario, playedAll(run, toTwoOfALine));
    expect(givenWhenThen(path)).toBe(
      [
        '  Given a browser that has a cart',
        '  Then  The shop looks up the cart.  [loading]',
        '  When  the shop finds the cart',
        `  Then  ${path.steps[0]?.outcome}  [ready.idle.shown]`,
        '  When  the buyer sets a quantity to 2',
        '  Then  The shop changes a quantity and prices the cart again.  [ready.changingQuantity]',
      ].join('\n'),
    );
  });

  it('equals the generated path with the same steps', async () => {
    const options = { cover: 'states', maxSteps: Infinity, seed: 1 } as const;
    const [generated] = generatePaths(exploreMachine(entry, scenario), options).suite.paths;
    if (generated === undefined) throw new Error('There is no path.');
    const walked = generated.steps.reduce(
      (at, { stimulus }) => {
        const offer = offersOf(simulation, at).find(({ label }) => label === stimulus);
        if (offer === undefined) throw new Error(`"${stimulus}" cannot happen.`);
        return play(simulation, at, offer);
      },
      beginRun(simulation, generated.input),
    );
    const path = await pathOfRun(chart, scenario, walked);
    const withoutWords = ({ id, steps }: SuitePath) => ({
      id,
      steps: steps.map((step) => [step.id, step.stimulus, step.when, step.state, step.transitions]),
    });
    expect(withoutWords(path)).toEqual(withoutWords(generated));
  });

  it('ends at the selected step', async () => {
    const path = await pathOfRun(chart, scenario, goTo(playedAll(run, toTwoOfALine), 1));
    expect(path.steps.map(({ state }) => state)).toEqual(['ready.idle.shown']);
  });
});
