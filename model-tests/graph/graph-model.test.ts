import { describe, expect, it } from 'vitest';
import { stateValueText } from '../../machines/flow/index.ts';
import { withScriptedServices } from '../explore/instrumented-machine.ts';
import { lamps, question } from '../small-machines.fixture.ts';
import { type PlayedMachine, played } from '../registry.fixture.ts';
import { startLive } from '../replay/live-machine.ts';
import { readChart, statesIn, transitionsIn } from '../chart/read-chart.ts';
import { stimuliAt } from '../explore/stimuli.ts';
import { type GraphModel, graphModelOf, type GraphSnapshot, stimulusFor } from './graph-model.ts';

type GraphPath = ReturnType<GraphModel['getShortestPaths']>[number];

const entryOf = (id: string) => {
  const entry = played.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`No machine is called "${id}".`);
  return entry;
};

const questionModel = () =>
  graphModelOf({ id: 'question', kind: 'flow', title: 'Question', ...question }, question.scenario);

describe('a machine as a model of xstate/graph', () => {
  it('has outcomes of services and ends of delays as events', () => {
    const paths = questionModel().getShortestPaths({ toState: ({ at }) => at.snapshot.matches('answered') });
    expect(paths.map(({ steps }) => steps.map(({ event }) => event.type))).toEqual([
      ['xstate.init', 'ask: answer'],
    ]);
    const back = questionModel().getShortestPaths();
    expect(back.map(({ description }) => description)).toEqual(['"answered"', '"waiting"']);
  });

  it('knows its states by path and by ID', async () => {
    const seen: string[] = [];
    const see = (name: string) => () => void seen.push(name);
    const [path] = questionModel().getShortestPaths({ toState: ({ at }) => at.snapshot.matches('waiting') });
    await path?.test({
      states: { waiting: see('waiting'), '#question.waiting': see('by ID'), answered: see('other') },
    });
    expect(seen).toEqual(['waiting', 'by ID']);
  });

  it('counts snapshots that no guard can distinguish as one', () => {
    const model = graphModelOf({ id: 'lamps', kind: 'flow', title: 'Lamps', ...lamps }, lamps.scenario);
    expect(Object.keys(model.getAdjacencyMap()).length).toBe(4);
  });
});

/** The running machine as what paths test: it is sent what happens, and must show the states of the path. */
function runningMachine({ machine, scenario }: PlayedMachine, input: string, { steps }: GraphPath) {
  const live = startLive(withScriptedServices(machine, scenario), scenario.inputs[input]?.input);
  let state = live.begun().state;
  let count = 0;
  const play = () => {
    const [before, step] = [steps[count - 1], steps[count]];
    count += 1;
    const offers = before === undefined ? [] : stimuliAt(before.state.at, scenario);
    const stimulus = step === undefined ? undefined : stimulusFor(offers, step.event);
    if (stimulus !== undefined) state = live.play(stimulus).state;
  };
  return {
    events: Object.fromEntries(steps.map(({ event }) => [event.type, play])),
    states: { '*': ({ at }: GraphSnapshot) => expect(state).toBe(stateValueText(at.snapshot)) },
    stop: () => live.stop(),
  };
}

describe.each(['login', 'order-access', 'declaration'])('the shortest paths of %s', (id) => {
  const entry = entryOf(id);
  const model = graphModelOf(entry, entry.scenario);
  const paths = Object.keys(entry.scenario.inputs).flatMap((input) =>
    model.getShortestPaths({ input }).map((path) => ({ input, path })),
  );

  it('lead through every state', () => {
    const passed = new Set(paths.flatMap(({ path }) => path.steps.flatMap(({ state }) => state.at.states)));
    const atomic = statesIn(readChart(entry).root).filter(({ states }) => states.length === 0);
    const transient = transitionsIn(readChart(entry)).filter(({ event }) => event === '');
    const resting = atomic.filter(({ id: state }) => transient.every(({ source }) => source !== state));
    expect(resting.map(({ id: state }) => state).filter((state) => !passed.has(state))).toEqual([]);
  });

  it('are what the running machine does', async () => {
    for (const { input, path } of paths) {
      const running = runningMachine(entry, input, path);
      await path.test(running);
      running.stop();
    }
    expect.hasAssertions();
  });
});
