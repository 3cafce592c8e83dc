import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../testing/any-character.ts';
import {
  checkLearner,
  checkProofSize,
  type Learner,
  learnerMaxLengths,
  normaliseLearner,
  proofMaxBytes,
} from './index.ts';
import { hasControl } from '../texts/index.ts';

const whole: Learner = {
  traineeType: 'RESIDENT',
  school: 'University of Vienna',
  email: 'ada@university.example',
};

describe('a learner', () => {
  it.each<[what: string, change: Partial<Record<keyof Learner, string>>, problems: readonly string[]]>([
    ['is whole', {}, []],
    ['has the longest school', { school: 'é'.repeat(learnerMaxLengths.school) }, []],
    [
      'lacks what is required',
      { traineeType: '', school: ' ', email: '' },
      ['traineeType required', 'school required', 'email required'],
    ],
    ['is of no known type', { traineeType: 'PROFESSOR' }, ['traineeType choice']],
    [
      'has a school that is too long',
      { school: 'é'.repeat(learnerMaxLengths.school + 1) },
      ['school too_long'],
    ],
    ['has a school with a line break', { school: 'Uni\nversity' }, ['school characters']],
    ['has a school that is a page', { school: 'https://uni.example/' }, ['school link']],
    ['has a school that can’t be printed', { school: 'Uni\u0007versity' }, ['school symbols']],
    ['has an address that no mail reaches', { email: 'ada@' }, ['email format']],
  ])('%s', (_what, change, problems) => {
    const found = checkLearner({ ...whole, ...change } as Learner);
    expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(problems);
  });

  it('is judged alike before and after it is normalized, which no control character outlasts', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string(), (school, email) => {
        const typed = { ...whole, school, email };
        const isLasting = ({ field }: { readonly field: keyof typeof typed }) => !hasControl(typed[field]);
        expect(checkLearner(normaliseLearner(typed)).filter(isLasting)).toEqual(
          checkLearner(typed).filter(isLasting),
        );
      }),
    );
  });
});

it.each([
  [0, 'REQUIRED'],
  [1, null],
  [proofMaxBytes, null],
  [proofMaxBytes + 1, 'FILE_TOO_LARGE'],
])('a proof of %i bytes: %s', (bytes, problem) => expect(checkProofSize(bytes)).toBe(problem));
