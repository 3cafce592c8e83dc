import type { Refusal } from '@sonde/machines/flow';
import { describe, expect, it } from 'vitest';
import { changeRefusalText } from './change-texts.ts';

const notFound = (field: string | null): Refusal => ({ code: 'NOT_FOUND', field, reason: null, most: null });

describe('why a membership wasn’t changed', () => {
  it('says that a payment method is missing, and how to save one', () => {
    expect(changeRefusalText(notFound('paymentMethod')).message).toBe(
      'Save a payment method for your organization first, then turn renewal on.',
    );
  });

  it('says that the membership is gone', () => {
    expect(changeRefusalText(notFound(null)).message).toBe('You’re no longer a member of this organization.');
  });
});
