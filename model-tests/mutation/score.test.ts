import { describe, expect, it } from 'vitest';
import { generatePaths } from '../cover/path-suite.ts';
import { exploreMachine } from '../explore/explored-machine.ts';
import { diamond, guardedLoop, type SmallMachine, turnstile } from '../small-machines.fixture.ts';
import { mutationScore } from './score.ts';

const options = { cover: 'transitions', maxSteps: Infinity, seed: 1 } as const;

const scoreOf = (small: SmallMachine, pathCount = Infinity) => {
  const entry = { id: 'small', kind: 'flow', title: 'Small', machine: small.machine } as const;
  const { paths } = generatePaths(exploreMachine(entry, small.scenario), options);
  return mutationScore(small.machine, small.scenario, paths.slice(0, pathCount));
};

describe('the mutation score', () => {
  it('is full if every transition and guard is covered', () => {
    expect(scoreOf(diamond)).toEqual({
      shares: {
        deleted: { noticed: 4, total: 4 },
        misled: { noticed: 4, total: 4 },
        negated: { noticed: 0, total: 0 },
      },
      missed: [],
      broke: [],
    });
    expect(scoreOf(guardedLoop).shares.negated).toEqual({ noticed: 1, total: 1 });
  });

  it('counts a mutant that loops forever as detected, and reports it', () => {
    const { shares, broke } = scoreOf(turnstile);
    expect(shares.negated).toEqual({ noticed: 1, total: 1 });
    expect(broke).toEqual([expect.stringMatching(/^negated: .*turning.*Infinite loop/)]);
  });

  it('lists what is undetected without a path', () => {
    const { shares, missed } = scoreOf(diamond, 1);
    expect(shares.deleted).toEqual({ noticed: 2, total: 4 });
    expect(missed.filter((one) => one.startsWith('deleted')).length).toBe(2);
  });
});
