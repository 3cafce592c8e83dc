import { type AuthToken, isTokenShaped, longestTokenLife } from './auth-token.ts';
import { readSmallJson } from './small-json.ts';

/** The URL hash that the account service returned. */
export interface LoginRedirect {
  readonly accessToken: string;
  readonly tokenType: string;
  /** In seconds; null if absent. */
  readonly expiresIn: number | null;
  readonly organizationSlug: string | null;
  /** `mobile` if the app opened the store. */
  readonly source: string | null;
  readonly state: string;
}

/** The browser's record of a sign-in that it started. */
export interface PendingLogin {
  readonly state: string;
  readonly beganAtSeconds: number;
}

/** In seconds; after that the visitor has to start again. */
const stateLife = 300;

const hashMaxLength = 8192;
const stateShape = /^[\w-]{22,128}$/;
const slugShape = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/;

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** Parses the parameters of a hash. Null if one is malformed or occurs twice, which would be ambiguous. */
function readParameters(hash: string): ReadonlyMap<string, string> | null {
  const parameters = new Map<string, string>();
  for (const pair of hash.replace(/^#/, '').split('&')) {
    const [, rawName = '', rawValue = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    const name = decode(rawName);
    const value = decode(rawValue);
    if (name === null || value === null || parameters.has(name)) return null;
    parameters.set(name, value);
  }
  return parameters;
}

/** In seconds; null if absent, undefined if it isn't a valid token lifetime. */
function readLife(text: string | undefined): number | null | undefined {
  if (text === undefined) return null;
  const seconds = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Infinity;
  return seconds <= longestTokenLife ? seconds : undefined;
}

/**
 * Parses the hash that the account service returned; null if it is malformed. An invalid organization slug is dropped,
 * because the server has its own record of memberships.
 */
export function readLoginRedirect(hash: string): LoginRedirect | null {
  const parameters = hash.length > hashMaxLength ? null : readParameters(hash);
  if (parameters === null) return null;
  const accessToken = parameters.get('access_token') ?? '';
  const state = parameters.get('state') ?? '';
  const expiresIn = readLife(parameters.get('expires_in'));
  const slug = parameters.get('organization_slug') ?? '';
  if (!isTokenShaped(accessToken) || !stateShape.test(state) || expiresIn === undefined) return null;
  return {
    accessToken,
    tokenType: (parameters.get('token_type') ?? '').toLowerCase(),
    expiresIn,
    organizationSlug: slugShape.test(slug) ? slug : null,
    source: parameters.get('source') === 'mobile' ? 'mobile' : null,
    state,
  };
}

/** The state of a visitor who canceled at the account service; null for any other hash. */
export function readDeclinedState(hash: string): string | null {
  const parameters = hash.length > hashMaxLength ? null : readParameters(hash);
  return parameters?.get('error') === 'access_denied' ? (parameters.get('state') ?? null) : null;
}

/** Parses the tab's record of the sign-in that it started; null if there is none or if it is invalid. */
export function readPendingLogin(text: string | null): PendingLogin | null {
  const { state, beganAtSeconds } = (text === null ? null : readSmallJson(text)) ?? {};
  return typeof state === 'string' && stateShape.test(state) && Number.isSafeInteger(beganAtSeconds)
    ? { state, beganAtSeconds: beganAtSeconds as number }
    : null;
}

/**
 * Whether a state is the one that this tab created and hasn't expired. A state from the future, after the clock was set
 * back, is invalid.
 */
export const isPendingState = (state: string, pending: PendingLogin | null, nowSeconds: number): boolean =>
  pending !== null &&
  pending.state === state &&
  nowSeconds - pending.beganAtSeconds >= 0 &&
  nowSeconds - pending.beganAtSeconds <= stateLife;

/**
 * Decides what to do with a redirect (coverage AUTH-2): accept it, ask the server whether the state is a nonce that it
 * issued to the app, or treat it as malformed. It accepts only bearer tokens.
 */
export function judgeLoginRedirect(
  redirect: LoginRedirect | null,
  pending: PendingLogin | null,
  nowSeconds: number,
): 'acceptable' | 'needs_nonce' | 'malformed' {
  if (redirect?.tokenType !== 'bearer') return 'malformed';
  if (redirect.source === 'mobile') return 'needs_nonce';
  return isPendingState(redirect.state, pending, nowSeconds) ? 'acceptable' : 'malformed';
}

/** The token that the browser stores for an accepted redirect. */
export const authTokenOf = (redirect: LoginRedirect, nowSeconds: number): AuthToken => ({
  token: redirect.accessToken,
  tokenType: 'bearer',
  expiresIn: redirect.expiresIn,
  createdAtSeconds: nowSeconds,
  organizationSlug: redirect.organizationSlug,
  source: redirect.source,
  state: redirect.state,
});
