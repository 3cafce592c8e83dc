import { describe, expect, it } from 'vitest';
import { type Eligibility, mayStart } from '@sonde/machines/rules/catalogue';
import {
  type Answer,
  answerOf,
  buyerOfTable,
  idleRows,
  inWords,
  requestOf,
  situations,
} from './eligibility-table.ts';

/** What the rule says, in the words of the table. */
function answerOfRule(eligibility: Eligibility): Answer | 'unknown' {
  if (eligibility.allowed) return 'yes';
  const { code, offers } = eligibility;
  const said = [code, ...offers].join(' ');
  const known: Readonly<Record<string, Answer>> = {
    OPERATION_NOT_ALLOWED: 'no',
    'OPERATION_NOT_ALLOWED EXTRA_PROBE UPGRADE': 'instead',
    'OPERATION_NOT_ALLOWED SALES': 'sales',
    'OPERATION_NOT_ALLOWED SIGN_IN': 'sign in first',
    NO_PERMISSIONS: 'admins',
    'NO_PERMISSIONS SIGN_IN': 'sign in',
    COUNTRY_NOT_AVAILABLE: 'not here',
  };
  return known[said] ?? 'unknown';
}

describe('who may start what', () => {
  it('is a table without idle rows', () => {
    expect(situations).toHaveLength(15 * 20 * 2 * 5 * 2 * 6);
    expect(idleRows()).toEqual([]);
  });

  it('is what the rule says', () => {
    const differences = situations.flatMap((situation) => {
      const answer = answerOfRule(mayStart(requestOf(situation), buyerOfTable(situation)));
      const expected = answerOf(situation);
      return answer === expected ? [] : [inWords(situation, `${answer}, not ${expected}`)];
    });
    expect(differences.slice(0, 50)).toEqual([]);
  });
});
