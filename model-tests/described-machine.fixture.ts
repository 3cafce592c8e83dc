import { afterAll, afterEach, beforeAll, expect, it, type TestContext } from 'vitest';
import { readChart, statesIn, transitionsIn } from './chart/read-chart.ts';
import { covers } from './cover/aims.ts';
import { reachableAims } from './cover/reachable-aims.ts';
import { coveredByAny } from './cover/cover.ts';
import { type GeneratedPaths, generatePaths } from './cover/path-suite.ts';
import { type ExploredMachine, exploreMachine } from './explore/explored-machine.ts';
import { withScriptedServices } from './explore/instrumented-machine.ts';
import { describeFormats } from './export/described-formats.fixture.ts';
import type { RestingState } from './explore/simulation.types.ts';
import { eventStimuli, ignoredStimuliAt } from './explore/stimuli.ts';
import { mutationScore } from './mutation/score.ts';
import { type PlayedMachine, proofs } from './registry.fixture.ts';
import { replay } from './replay/replay.ts';
import { rawIn } from './words/raw-texts.fixture.ts';

const options = { cover: 'transitions', seed: 1 } as const;

interface Found {
  readonly explored: ExploredMachine;
  readonly fewest: GeneratedPaths;
  readonly short: GeneratedPaths;
}

const textOfState = ({ states, facts }: RestingState): string => [...states, ...facts].join('|');

function findOut({ scenario, ...entry }: PlayedMachine): Found {
  const explored = exploreMachine(entry, scenario);
  return {
    explored,
    fewest: generatePaths(explored, { ...options, maxSteps: Infinity }),
    short: generatePaths(explored, { ...options, maxSteps: 15 }),
  };
}

/** What is proved of a registered machine. What its exploration found is released with it, because it is large. */
export const describeMachine = ({ scenario, ...entry }: PlayedMachine): void => {
  const chart = readChart(entry);
  const states = statesIn(chart.root);
  const events = eventStimuli(scenario);
  let latest: Found | null = null;
  const findOnce = (): Found => {
    latest ??= findOut({ scenario, ...entry });
    return latest;
  };

  beforeAll(() => {
    findOnce();
  }, 300_000);

  let suite: TestContext['task']['suite'];
  afterEach(({ task }) => {
    suite = task.suite;
  });

  afterAll(() => {
    latest = null;
    // A run of some of the tests proves nothing.
    if (suite?.tasks.every(({ result }) => result?.state === 'pass')) proofs.keep(entry.id);
  });

  it('describes every state in one sentence', () => {
    const isSentence = (text: string) => /^[A-Z].+\.$/.test(text);
    const below = states.filter(({ path }) => path.length > 0);
    expect(below.filter(({ description }) => !isSentence(description)).map(({ id }) => id)).toEqual([]);
  });

  it('has an outcome for every service that it invokes', () => {
    const asked = states.flatMap(({ invokes }) => invokes.map(({ src }) => src));
    expect(asked.filter((src) => Object.keys(scenario.services[src]?.outcomes ?? {}).length === 0)).toEqual(
      [],
    );
  });

  it('has no unreachable state or transition', () => {
    const { beginnings, nodes } = findOnce().explored.exploration;
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
    ).toEqual([]);
  });

  it.each([
    ['fewest paths', 'fewest'],
    ['paths of at most 15 steps', 'short'],
  ] as const)('is in the states of its %s, step by step, when it runs', (_name, kind) => {
    const { paths } = findOnce()[kind];
    expect(paths.length).toBeGreaterThan(0);
    const scripted = withScriptedServices(entry.machine, scenario);
    expect(paths.flatMap((path) => replay(scripted, scenario, path) ?? [])).toEqual([]);
  });

  it('has no code names in its path tests', () => {
    const { fewest, short } = findOnce();
    const said = [...fewest.suite.paths, ...short.suite.paths].flatMap(({ given, outcome, steps }) => [
      given,
      outcome,
      ...steps.flatMap((step) => [step.when, step.outcome]),
    ]);
    const offered = [
      ...scenario.events.map(({ sentence }) => sentence),
      ...Object.values(scenario.services).flatMap(({ outcomes }) =>
        Object.values(outcomes).map(({ sentence }) => sentence),
      ),
    ];
    expect(rawIn([...said, ...offered])).toEqual([]);
    expect(said.filter((text) => text.includes('taken note'))).toEqual([]);
  });

  describeFormats(() => findOnce().short.suite);

  it.each(covers)('has paths of two steps to all reachable %s', (cover) => {
    const { explored } = findOnce();
    const { paths } = generatePaths(explored, { cover, seed: 1, maxSteps: 2 });
    expect([...coveredByAny(paths, cover)].sort()).toEqual(
      [...reachableAims(explored.exploration, 2)[cover]].sort(),
    );
  });

  it('is unchanged by every event that a state does not handle, but for passing it to a contained flow', () => {
    const { simulation, exploration } = findOnce().explored;
    const passedOn = new Set(
      transitionsIn(chart)
        .filter(
          ({ targets, actions }) =>
            targets.length === 0 &&
            actions.length > 0 &&
            actions.every((name) => name.startsWith('forwardTo')),
        )
        .map(({ id }) => id),
    );
    // Where no current state handles an event, only the states decide: one resting state for all in the same states.
    const looked = new Set<string>();
    const cases = exploration.nodes.flatMap(({ restingState }) => {
      const offered = new Set(simulation.offers(restingState).map(({ label }) => label));
      const unheard = new Set(ignoredStimuliAt(restingState, scenario).map(({ label }) => label));
      const isFirst = !looked.has(restingState.states.join());
      looked.add(restingState.states.join());
      return events
        .filter(({ label }) => (unheard.has(label) ? isFirst : !offered.has(label)))
        .map((stimulus) => ({ restingState, stimulus }));
    });
    const changed = cases.filter(({ restingState, stimulus }) => {
      const { to, taken } = simulation.move(restingState, stimulus);
      const own = taken.filter((id) => !passedOn.has(id));
      return (
        own.length > 0 || to.key !== restingState.key || to.snapshot.context !== restingState.snapshot.context
      );
    });
    expect(
      changed.map(({ restingState, stimulus }) => `${textOfState(restingState)}: ${stimulus.label}`),
    ).toEqual([]);
  });

  it('is unchanged if every guard is false', () => {
    const refused = findOnce().explored.exploration.nodes.flatMap(({ restingState, edges }) =>
      edges
        .filter(({ move, stimulus }) => stimulus.kind === 'event' && move.taken.length === 0)
        .map((edge) => ({ restingState, edge })),
    );
    const changed = refused.filter(
      ({ restingState, edge }) =>
        edge.move.to.key !== restingState.key ||
        edge.move.to.snapshot.context !== restingState.snapshot.context,
    );
    expect(
      changed.map(({ restingState, edge }) => `${textOfState(restingState)}: ${edge.stimulus.label}`),
    ).toEqual([]);
  });

  it('has paths that detect every mistake in its chart', () => {
    expect(mutationScore(entry.machine, scenario, findOnce().fewest.paths).missed).toEqual([]);
  });
};
