import { describe, expect, it } from 'vitest';
import { readCard } from './card-data.ts';

const now = Date.UTC(2026, 10, 21);
const card = { number: '4242424242424242', exp_month: '12', exp_year: '2030', cvc: '123' };

function codeOf(changes: Readonly<Record<string, string>>): string | undefined {
  const read = readCard({ ...card, ...changes }, now);
  return read.ok ? undefined : (read.answer.body as { error: { code: string } }).error.code;
}

describe('readCard', () => {
  it.each([
    [{}],
    [{ number: '4242 4242 4242 4242' }],
    [{ number: '4242-4242-4242-4242' }],
    [{ exp_year: '30' }],
    [{ exp_month: '11', exp_year: '2026' }],
    [{ cvc: '' }],
    [{ number: '378282246310005', cvc: '1234' }],
  ])('accepts %o', (changes) => {
    expect(codeOf(changes)).toBeUndefined();
  });

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number'],
    [{ number: '42424242' }, 'invalid_number'],
    [{ number: '4242x42424242424' }, 'invalid_number'],
    [{ number: '' }, 'invalid_number'],
    [{ exp_month: '10', exp_year: '2026' }, 'invalid_expiry_month'],
    [{ exp_month: '0' }, 'invalid_expiry_month'],
    [{ exp_month: '13' }, 'invalid_expiry_month'],
    [{ exp_month: '' }, 'invalid_expiry_month'],
    [{ exp_year: '2025' }, 'invalid_expiry_year'],
    [{ exp_year: '2100' }, 'invalid_expiry_year'],
    [{ exp_year: 'soon' }, 'invalid_expiry_year'],
    [{ cvc: '1234' }, 'invalid_cvc'],
    [{ cvc: 'abc' }, 'invalid_cvc'],
    [{ number: '378282246310005', cvc: '123' }, 'invalid_cvc'],
    [{ number: '4111111111111111' }, 'card_declined'],
  ])('rejects %o with %s', (changes, code) => {
    expect(codeOf(changes)).toBe(code);
  });

  it('accepts a card until the end of its month and not after', () => {
    const inItsMonth = { ...card, exp_month: '11', exp_year: '26' };
    expect(readCard(inItsMonth, Date.UTC(2026, 10, 30, 23, 59, 59))).toMatchObject({ ok: true });
    expect(readCard(inItsMonth, Date.UTC(2026, 11, 1))).toMatchObject({ ok: false });
  });
});
