import { describe, expect, it } from 'vitest';
import { type DebitMandate, mandateProblems } from './index.ts';

const complete: DebitMandate = { holder: 'Ada Byron', email: 'ada@clinic.example', isAuthorized: true };

describe('the mandate of a debit', () => {
  it.each<[what: string, change: Partial<DebitMandate>, problems: readonly string[]]>([
    ['everything', {}, []],
    [
      'nothing',
      { holder: ' ', email: '', isAuthorized: false },
      ['holder REQUIRED', 'email REQUIRED', 'isAuthorized REQUIRED'],
    ],
    ['an address that can’t be one', { email: 'ada@clinic' }, ['email FORMAT']],
    ['an address that is too long', { email: `${'a'.repeat(250)}@clinic.example` }, ['email TOO_LONG']],
    ['a name of 100 letters', { holder: 'é'.repeat(100) }, []],
    ['a name of 101 letters', { holder: 'é'.repeat(101) }, ['holder TOO_LONG']],
  ])('with %s', (_what, change, problems) => {
    const found = mandateProblems({ ...complete, ...change });
    expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(problems);
  });
});
