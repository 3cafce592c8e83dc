import { describe, expect, it } from 'vitest';
import { lamps, question, type SmallMachine } from '../small-machines.fixture.ts';
import { exploreMachine } from '../explore/explored-machine.ts';
import { generatePaths } from './path-suite.ts';

const suiteOf = ({ machine, scenario }: SmallMachine, maxSteps = Infinity) =>
  generatePaths(exploreMachine({ id: 'small', kind: 'flow', title: 'Small', machine }, scenario), {
    cover: 'transitions',
    maxSteps,
    seed: 1,
  }).suite;

describe('a suite of paths', () => {
  it('says in words and in ids what happens', () => {
    const { paths } = suiteOf(question);
    expect(paths).toMatchObject([
      {
        input: 'start',
        given: 'somebody who begins',
        state: 'asking',
        steps: [
          { stimulus: 'ask: silent', when: 'nobody answers', state: 'waiting' },
          { stimulus: 'xstate.after.1000.question.waiting', when: '1000 ms pass', state: 'asking' },
          { stimulus: 'ask: answer', when: 'somebody answers', state: 'answered' },
        ],
      },
    ]);
    expect(paths[0]?.steps[0]?.transitions).toEqual([
      'question.asking: xstate.error.actor.ask → question.waiting',
    ]);
  });

  it('counts what is covered, and what the chart has', () => {
    const { coverage, unreachable, isComplete } = suiteOf(question);
    // The root and three states; no guard.
    expect(coverage.states).toEqual({ covered: 4, total: 4 });
    expect(coverage.transitions).toEqual({ covered: 3, total: 3 });
    expect(coverage.guards).toEqual({ covered: 0, total: 0 });
    expect(unreachable).toEqual({ states: [], transitions: [], guards: [], pairs: [] });
    expect(isComplete).toBe(true);
  });

  it('keeps the ids of paths and steps, run after run, and gives each its own', () => {
    const idsOf = () =>
      suiteOf(lamps, 2).paths.flatMap(({ id, steps }) => [id, ...steps.map((step) => step.id)]);
    const ids = idsOf();
    expect(idsOf()).toEqual(ids);
    // Both paths begin with the same step, and a path has the id of its last step.
    expect(new Set(ids).size).toBe(3);
  });

  it('lists what lies beyond the steps that a path may have', () => {
    expect(suiteOf(question, 1).tooFar).toEqual([
      'question.waiting: xstate.after.1000.question.waiting → question.asking',
    ]);
  });
});
