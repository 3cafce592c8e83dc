import { hash } from 'node:crypto';

/** The maximum length of a caller's key. */
export const keyMaxLength = 64;

/** A digest of the parameters, so that a key can't be reused for a different request. */
export function hashParameters(parameters: unknown): Buffer {
  return hash('sha256', JSON.stringify(parameters), 'buffer');
}
