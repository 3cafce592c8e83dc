import { hash } from 'node:crypto';
import { type Refusal, refusal } from './refusal.ts';
import { checkShortText } from './text-input.ts';

/** The maximum length of a caller's key. */
export const keyMaxLength = 64;

/** Checks a caller's key; empty if valid. A blank one would be shared by unrelated requests. */
export const checkIdempotencyKey = (key: string): readonly Refusal[] =>
  key.trim() === ''
    ? [refusal('INVALID', 'idempotencyKey', 'REQUIRED')]
    : checkShortText('idempotencyKey', key, keyMaxLength);

/** Checks a key that may be omitted; empty if valid. */
export const checkOptionalKey = (key: string | null): readonly Refusal[] =>
  key === null ? [] : checkIdempotencyKey(key);

/** A digest of the parameters, so that a key can't be reused for a different request. */
export function hashParameters(parameters: unknown): Buffer {
  return hash('sha256', JSON.stringify(parameters), 'buffer');
}
