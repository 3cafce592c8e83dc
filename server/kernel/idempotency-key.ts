import { hash } from 'node:crypto';

/** The longest key that a caller may give to one intent. */
export const keyMaxLength = 64;

/** A digest of what was asked for, so that a key cannot be used for something else. */
export function hashParameters(parameters: unknown): Buffer {
  return hash('sha256', JSON.stringify(parameters), 'buffer');
}
