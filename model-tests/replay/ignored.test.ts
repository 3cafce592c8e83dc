import { describe, expect, it } from 'vitest';
import { explore } from '../explore/explore.ts';
import { simulate } from '../explore/simulation.ts';
import { eventStimuli } from '../explore/stimuli.ts';
import { played } from '../registry.fixture.ts';

describe.each(played)('$title', ({ machine, scenario }) => {
  const simulation = simulate(machine, scenario);
  const { nodes } = explore(simulation, scenario.limit);
  const events = eventStimuli(scenario);

  it('is left as it is by every event that a state does not listen to', () => {
    const cases = nodes.flatMap(({ standing }) => {
      const offered = new Set(simulation.offers(standing).map(({ label }) => label));
      return events.filter(({ label }) => !offered.has(label)).map((stimulus) => ({ standing, stimulus }));
    });
    const changed = cases.filter(({ standing, stimulus }) => {
      const { to, taken } = simulation.move(standing, stimulus);
      return taken.length > 0 || to.key !== standing.key || to.snapshot.context !== standing.snapshot.context;
    });
    expect(changed.map(({ standing, stimulus }) => `${standing.key}: ${stimulus.label}`)).toEqual([]);
  });

  it('is left as it is where every guard says no', () => {
    const refused = nodes.flatMap(({ standing, edges }) =>
      edges
        .filter(({ move, stimulus }) => stimulus.kind === 'event' && move.taken.length === 0)
        .map((edge) => ({ standing, edge })),
    );
    const changed = refused.filter(
      ({ standing, edge }) =>
        edge.move.to.key !== standing.key || edge.move.to.snapshot.context !== standing.snapshot.context,
    );
    expect(changed.map(({ standing, edge }) => `${standing.key}: ${edge.stimulus.label}`)).toEqual([]);
  });
});
