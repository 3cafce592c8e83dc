import { timingSafeEqual } from 'node:crypto';
import { type ApiAnswer, refusal } from './api-answer.ts';

export interface Keys {
  readonly secretKey: string;
  readonly publishableKey: string;
}

export type Caller = 'server' | 'browser' | 'nobody' | 'stranger';

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `Bearer key`, or `Basic` with the key as the user name; null if there is neither. */
function keyInHeader(authorization: string | undefined): string | null {
  const [scheme = '', credentials = ''] = (authorization ?? '').split(/\s+/, 2);
  if (/^bearer$/i.test(scheme)) return credentials;
  if (/^basic$/i.test(scheme)) return Buffer.from(credentials, 'base64').toString().split(':')[0] ?? null;
  return null;
}

/** The caller: the shop's server, a browser with the publishable key (in the header or the form), or unknown. */
export function identifyCaller(keys: Keys, authorization: string | undefined, keyInForm: unknown): Caller {
  const key = keyInHeader(authorization) ?? (typeof keyInForm === 'string' ? keyInForm : null);
  if (!key) return 'nobody';
  if (isSame(key, keys.secretKey)) return 'server';
  return isSame(key, keys.publishableKey) ? 'browser' : 'stranger';
}

/** 401 if the caller may not use the endpoint; null if it may. */
export function accessProblem(caller: Caller, access: 'server' | 'browser'): ApiAnswer | null {
  if (caller === 'server' || (caller === 'browser' && access === 'browser')) return null;
  return problems[caller];
}

function unauthorisedAnswer(message: string, code?: string): ApiAnswer {
  return refusal(401, { type: 'invalid_request_error', message, ...(code === undefined ? {} : { code }) });
}

const problems: Readonly<Record<Exclude<Caller, 'server'>, ApiAnswer>> = {
  nobody: unauthorisedAnswer(
    'You did not provide an API key. Send it as a bearer token in the Authorization header.',
  ),
  stranger: unauthorisedAnswer('Invalid API Key provided.'),
  browser: unauthorisedAnswer(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  ),
};
