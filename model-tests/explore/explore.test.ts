import { describe, expect, it } from 'vitest';
import {
  careless,
  chain,
  guardedLoop,
  island,
  lamps,
  question,
  type SmallMachine,
} from '../small-machines.fixture.ts';
import { type Exploration, explore } from './explore.ts';
import { simulate } from './simulation.ts';

const exploreSmall = ({ machine, scenario }: SmallMachine) =>
  explore(simulate(machine, scenario), scenario.limit);
const movesOf = ({ beginnings, nodes }: Exploration) => [
  ...beginnings.map(({ edge }) => edge.move),
  ...nodes.flatMap(({ edges }) => edges.map(({ move }) => move)),
];
const collectFound = (exploration: Exploration, what: 'taken' | 'visited' | 'guards') =>
  [...new Set(movesOf(exploration).flatMap((move) => move[what]))].sort();

describe('an exploration', () => {
  it('finds every state and transition of a chain, and is complete', () => {
    const exploration = exploreSmall(chain);
    expect(exploration.isComplete).toBe(true);
    expect(exploration.nodes.map(({ restingState }) => restingState.states.at(-1))).toEqual([
      'chain.a',
      'chain.b',
      'chain.c',
    ]);
    expect(collectFound(exploration, 'taken')).toEqual([
      'chain.a: next → chain.b',
      'chain.b: next → chain.c',
    ]);
  });

  it('distinguishes states only by what guards read', () => {
    const simulation = simulate(guardedLoop.machine, guardedLoop.scenario);
    const exploration = explore(simulation, guardedLoop.scenario.limit);
    expect([...simulation.reads]).toEqual(['rounds']);
    expect(collectFound(exploration, 'guards')).toEqual([
      'loop.running: done [isTired] → loop.resting is false',
      'loop.running: done [isTired] → loop.resting is true',
    ]);
  });

  it('is incomplete if the limit ended it', () => {
    expect(exploreSmall(guardedLoop).isComplete).toBe(false);
  });

  it('counts each combination of regions as one state', () => {
    const exploration = exploreSmall(lamps);
    // Both off, both on, only the hall, only the yard.
    expect(exploration.nodes.length).toBe(4);
    expect(movesOf(exploration)[1]?.taken).toEqual([
      'lamps.hall.off: dusk → lamps.hall.on',
      'lamps.yard.off: dusk → lamps.yard.on',
    ]);
  });

  it('does not find unreachable states', () => {
    const exploration = exploreSmall(island);
    expect(exploration.isComplete).toBe(true);
    expect(collectFound(exploration, 'visited')).toEqual(['sea', 'sea.shore']);
    expect(collectFound(exploration, 'guards')).toEqual(['sea.shore: jump [canFly] → sea.cloud is false']);
  });

  it('plays every outcome of a service, and advances time', () => {
    expect(collectFound(exploreSmall(question), 'taken')).toEqual([
      'question.asking: xstate.done.actor.ask → question.answered',
      'question.asking: xstate.error.actor.ask → question.waiting',
      'question.waiting: xstate.after.1000.question.waiting → question.asking',
    ]);
  });

  it('reports where a machine breaks', () => {
    expect(() => exploreSmall(careless)).toThrow('No connection.');
  });
});
