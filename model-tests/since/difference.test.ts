import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { generatePaths } from '../cover/path-suite.ts';
import type { PathSuite } from '../cover/path-suite.types.ts';
import { exploreMachine } from '../explore/explored-machine.ts';
import { UsageError } from '../command-line.ts';
import { diamond } from '../small-machines.fixture.ts';
import { differenceOf } from './difference.ts';
import { commitOf } from './in-revision.ts';
import { repository } from './revision-suite.ts';

const entry = { id: 'small', kind: 'flow', title: 'Small', machine: diamond.machine } as const;
const options = { cover: 'transitions', maxSteps: Infinity, seed: 1 } as const;
const { suite } = generatePaths(exploreMachine(entry, diamond.scenario), options);
const [first, second] = suite.paths;
if (first === undefined || second === undefined) throw new Error('The diamond has lost a path.');
const suiteWith = (...paths: PathSuite['paths']): PathSuite => ({ ...suite, paths });

describe('the difference to another revision', () => {
  it('is empty if nothing changed', () => {
    expect(differenceOf('main', suite, suite)).toEqual({
      since: 'main',
      added: [],
      removed: [],
      changed: [],
      kept: 2,
    });
  });

  it('lists added and removed paths', () => {
    expect(differenceOf('main', suiteWith(first), suiteWith(second))).toEqual({
      since: 'main',
      added: [second],
      removed: [first],
      changed: [],
      kept: 0,
    });
  });

  it('lists a path once if the same steps lead elsewhere', () => {
    const moved = { ...first, steps: first.steps.map((step) => ({ ...step, state: 'z' })) };
    expect(differenceOf('main', suiteWith(first), suiteWith(moved))).toMatchObject({
      added: [],
      removed: [],
      changed: [{ was: first, is: moved }],
    });
  });

  it('is empty if only examples have changed: the buyer and the typed text', () => {
    const renamed = suite.paths.map((path) => ({
      ...path,
      id: `other-${path.id}`,
      input: 'another',
      given: 'somebody else',
      steps: path.steps.map((step) => ({
        ...step,
        stimulus: `other ${step.stimulus}`,
        when: 'another text',
      })),
    }));
    expect(differenceOf('main', suite, suiteWith(...renamed))).toEqual({
      since: 'main',
      added: [],
      removed: [],
      changed: [],
      kept: 2,
    });
  });

  it('fails with a message for a revision that does not exist', () => {
    expect(() => commitOf(repository, 'no-such-revision')).toThrow(UsageError);
    expect(() => commitOf(repository, 'no-such-revision')).toThrow(/Unknown git revision "no-such-revision"/);
  });

  it.skipIf(spawnSync('git', ['rev-parse', 'HEAD']).status !== 0)(
    'is not disturbed by options in its name',
    () => {
      expect(() => commitOf(repository, '--help')).toThrow(UsageError);
    },
  );
});
