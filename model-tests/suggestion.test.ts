import { describe, expect, it } from 'vitest';
import { suggestion } from './suggestion.ts';

describe('a suggestion', () => {
  it.each([
    ['chekout', 'checkout'],
    ['Cart', 'cart'],
    ['paymnt', 'payment'],
  ])('for %s is %s', (written, meant) => {
    expect(suggestion(written, ['cart', 'checkout', 'payment'])).toBe(` Did you mean "${meant}"?`);
  });

  it('is empty if nothing is similar', () => {
    expect(suggestion('nowhere', ['cart', 'checkout'])).toBe('');
    expect(suggestion('x', [])).toBe('');
  });
});
