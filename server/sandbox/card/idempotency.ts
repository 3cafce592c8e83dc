import { createHash } from 'node:crypto';
import { type ApiAnswer, refusal } from './api-answer.ts';
import type { StoredAnswer } from './card-sandbox-store.ts';
import type { FormHash } from './form-body.ts';

/** The purpose of a request; a key belongs to the first purpose that it was used for. */
export interface Purpose {
  /** Method and path. */
  readonly endpoint: string;
  /** Equal for equal parameters in any order. */
  readonly parametersHash: string;
}

export function purposeOf(endpoint: string, form: FormHash): Purpose {
  const sortKeys = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, inner]) => [name, sortKeys(inner)])
      : value;
  const parametersHash = createHash('sha256')
    .update(JSON.stringify(sortKeys(form)))
    .digest('hex');
  return { endpoint, parametersHash };
}

/** 400 if a key is reused for another purpose; null if the stored response applies. */
export function misuseOf(kept: StoredAnswer, purpose: Purpose): ApiAnswer | null {
  const advice = `Try using a key other than '${kept.key}' if you meant to execute a different request.`;
  if (kept.endpoint !== purpose.endpoint) {
    const endpoints = `('${kept.endpoint}' vs '${purpose.endpoint}')`;
    return misuse(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ${endpoints}. ${advice}`,
    );
  }
  return kept.parametersHash === purpose.parametersHash
    ? null
    : misuse(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. ${advice}`,
      );
}

function misuse(message: string): ApiAnswer {
  return refusal(400, { type: 'idempotency_error', message });
}

/** 409: the first request with this key isn't finished. */
export function keyInUse(key: string): ApiAnswer {
  return refusal(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key: ${key}. Please try again later.`,
  });
}
