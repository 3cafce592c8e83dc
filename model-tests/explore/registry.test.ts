import { describe, expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { scenarios } from '../../machines/testing/index.ts';
import { readChart, statesIn, transitionsIn } from '../chart/read-chart.ts';
import { explore } from './explore.ts';
import { simulate } from './simulation.ts';

/** What the chart has and nothing leads to, with the reason why it stays. */
const unreachableTransitions: Readonly<Record<string, readonly string[]>> = {
  // No code of the store leads back to the contact details today; the table of reactions may name one tomorrow.
  checkout: ['reacting: always [reactsBy(contact)] → routing'],
};

describe.each(registry)('$title', (entry) => {
  const chart = readChart(entry);
  const states = statesIn(chart.root);
  const scenario = scenarios[entry.id];
  if (scenario === undefined) throw new Error(`machines/testing/scenarios/ has nothing for "${entry.id}".`);

  it('says of every state, in one sentence, what happens there', () => {
    const isSentence = (text: string) => /^[A-Z].+\.$/.test(text);
    const below = states.filter(({ path }) => path.length > 0);
    expect(below.filter(({ description }) => !isSentence(description)).map(({ id }) => id)).toEqual([]);
  });

  it('has a played outcome for every service that it asks', () => {
    const asked = states.flatMap(({ invokes }) => invokes.map(({ src }) => src));
    expect(asked.filter((src) => Object.keys(scenario.services[src]?.outcomes ?? {}).length === 0)).toEqual(
      [],
    );
  });

  it('has no state and no transition that cannot be reached', () => {
    const { beginnings, nodes } = explore(simulate(entry.machine, scenario), scenario.limit);
    const moves = [
      ...beginnings.map(({ edge }) => edge.move),
      ...nodes.flatMap(({ edges }) => edges.map(({ move }) => move)),
    ];
    const visited = new Set(moves.flatMap((move) => move.visited));
    const taken = new Set(moves.flatMap((move) => move.taken));
    expect(states.map(({ id }) => id).filter((id) => !visited.has(id))).toEqual([]);
    expect(
      transitionsIn(chart)
        .map(({ id }) => id)
        .filter((id) => !taken.has(id)),
    ).toEqual(unreachableTransitions[entry.id] ?? []);
  });
});
