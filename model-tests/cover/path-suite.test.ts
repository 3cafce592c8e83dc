import { describe, expect, it } from 'vitest';
import { asText } from '../export/as-text.ts';
import { chain, lamps, question, type SmallMachine } from '../small-machines.fixture.ts';
import { exploreMachine } from '../explore/explored-machine.ts';
import type { Cover } from './aims.ts';
import { generatePaths } from './path-suite.ts';

const suiteOf = ({ machine, scenario }: SmallMachine, maxSteps = Infinity, cover: Cover = 'transitions') =>
  generatePaths(exploreMachine({ id: 'small', kind: 'flow', title: 'Small', machine }, scenario), {
    cover,
    maxSteps,
    seed: 1,
  }).suite;

describe('a suite of paths', () => {
  it('describes each step in words and IDs', () => {
    const { paths } = suiteOf(question);
    expect(paths).toMatchObject([
      {
        input: 'start',
        given: 'someone who starts',
        state: 'asking',
        steps: [
          { stimulus: 'ask: silent', when: 'the shop does not answer', state: 'waiting' },
          {
            stimulus: 'xstate.after.1000.question.waiting',
            when: 'the flow has waited for 1 second',
            state: 'asking',
          },
          { stimulus: 'ask: answer', when: 'someone answers', state: 'answered' },
        ],
      },
    ]);
    expect(paths[0]?.steps[0]?.transitions).toEqual([
      'question.asking: xstate.error.actor.ask → question.waiting',
    ]);
  });

  it('counts the covered and all aims of the chart', () => {
    const { coverage, unreachable, isComplete } = suiteOf(question);
    // Three states without the root; no guard.
    expect(coverage.states).toEqual({ covered: 3, total: 3 });
    expect(coverage.transitions).toEqual({ covered: 3, total: 3 });
    expect(coverage.guards).toEqual({ covered: 0, total: 0 });
    expect(unreachable).toEqual({ states: [], transitions: [], guards: [], pairs: [] });
    expect(isComplete).toBe(true);
  });

  it('has stable and unique IDs of paths and steps', () => {
    const idsOf = () =>
      suiteOf(lamps, 2).paths.flatMap(({ id, steps }) => [id, ...steps.map((step) => step.id)]);
    const ids = idsOf();
    expect(idsOf()).toEqual(ids);
    // Both paths start with the same step, and a path has the ID of its last step.
    expect(new Set(ids).size).toBe(3);
  });

  it('lists what is beyond the maximum length', () => {
    expect(suiteOf(question, 1).tooFar).toEqual([
      'question.waiting: xstate.after.1000.question.waiting → question.asking',
    ]);
  });

  it('counts what needs longer paths, and suggests no other cover for it', () => {
    const { beyondMaxSteps, uncovered } = suiteOf(chain, 1);
    expect(beyondMaxSteps).toEqual({ states: 1, transitions: 1, guards: 0, pairs: 1 });
    expect(uncovered).toEqual({ states: [], transitions: [], guards: [] });
    expect(suiteOf(chain).beyondMaxSteps).toEqual({ states: 0, transitions: 0, guards: 0, pairs: 0 });
  });

  it('states what its bound applies to, and what is beyond the maximum length', () => {
    const text = asText(suiteOf(chain, 1));
    expect(text).toContain('transitions, paths of at most 1 step, seed 1');
    expect(text).toContain('1 path with 1 step, 1 in the longest; no fewer than 1 path and 1 step can cover');
    expect(text).toContain(
      'Only ways of more than 1 step reach 1 of the states, 1 of the transitions and 1 of the pairs of transitions.',
    );
    expect(text).not.toContain('--cover');
    expect(asText(suiteOf(chain))).not.toContain('Only ways of more than');
  });

  it('suggests another cover for what that cover reaches within as many steps', () => {
    const text = asText(suiteOf(lamps, 1, 'states'));
    expect(text).not.toContain('--cover');
    expect(asText(suiteOf(lamps, 2, 'states'))).toContain(
      'These transitions can be reached within 2 steps, but paths that aim at states do not need them; --cover transitions walks them:',
    );
  });
});
