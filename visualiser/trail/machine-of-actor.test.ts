import { describe, expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import { readChart, statesIn } from '../../model-tests/chart/read-chart.ts';
import { machineOfActor } from './machine-of-actor.ts';

const charts = registry.map(readChart);
const chartOf = (id: string) => {
  const chart = charts.find((candidate) => candidate.id === id);
  if (chart === undefined) throw new Error(`There is no machine "${id}".`);
  return chart;
};

describe('the machine of an entry', () => {
  it('is the flow itself', () => {
    expect(machineOfActor(chartOf('checkout'), 'checkout')).toBe('checkout');
  });

  it('is the contained machine behind the name that the flow gives it', () => {
    const named = charts.flatMap((chart) =>
      statesIn(chart.root)
        .flatMap(({ invokes }) => invokes)
        .map(({ id }) => [id, machineOfActor(chart, id)] as const),
    );
    const renamed = named.filter(([actor, machine]) => actor !== machine);
    expect(renamed.length).toBeGreaterThan(0);
    for (const [, machine] of renamed) expect(registry.map(({ id }) => id)).toContain(machine);
  });
});
