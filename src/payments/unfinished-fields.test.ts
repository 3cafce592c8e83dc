import { describe, expect, it } from 'vitest';
import type { CardFieldState } from './card-payments.types.ts';
import { refusalsOfUnfinished } from './unfinished-fields.ts';

describe('refusalsOfUnfinished', () => {
  const complete: CardFieldState = { isEmpty: false, isComplete: true, problem: null };
  const empty: CardFieldState = { isEmpty: true, isComplete: false, problem: null };

  it('lists every incomplete field, in order', () => {
    const fields = { number: empty, expiry: complete, securityCode: empty };
    expect(refusalsOfUnfinished({ fields })).toEqual([
      { code: 'INCORRECT_NUMBER', field: 'card.number', reason: null, most: null },
      { code: 'INCORRECT_CVC', field: 'card.securityCode', reason: null, most: null },
    ]);
  });

  it('returns nothing for a complete card', () => {
    expect(
      refusalsOfUnfinished({ fields: { number: complete, expiry: complete, securityCode: complete } }),
    ).toEqual([]);
  });
});
