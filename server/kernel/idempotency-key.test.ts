import { expect, it } from 'vitest';
import { checkIdempotencyKey, checkOptionalKey } from './idempotency-key.ts';
import { refusal } from './refusal.ts';

it.each([
  ['a key', '0b7a', []],
  ['no key', '', [refusal('INVALID', 'idempotencyKey', 'REQUIRED')]],
  ['a space', ' ', [refusal('INVALID', 'idempotencyKey', 'REQUIRED')]],
  ['blanks', '\t\u00a0\n', [refusal('INVALID', 'idempotencyKey', 'REQUIRED')]],
  ['an invisible character', '\u200b', [refusal('INVALID', 'idempotencyKey', 'CHARACTERS')]],
  ['64 characters', 'k'.repeat(64), []],
  ['65 characters', 'k'.repeat(65), [refusal('INVALID', 'idempotencyKey', 'TOO_LONG', 64)]],
])('judges %s', (_case, key, refusals) => {
  expect(checkIdempotencyKey(key)).toEqual(refusals);
  expect(checkOptionalKey(key)).toEqual(refusals);
});

it('accepts that an optional key is omitted', () => {
  expect(checkOptionalKey(null)).toEqual([]);
});
