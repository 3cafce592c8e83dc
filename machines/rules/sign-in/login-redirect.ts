import { type AuthToken, isTokenShaped, longestTokenLife } from './auth-token.ts';
import { readSmallJson } from './small-json.ts';

/** What the account service put into the URL hash when it sent the browser back. */
export interface LoginRedirect {
  readonly accessToken: string;
  readonly tokenType: string;
  /** Seconds; null when it said none. */
  readonly expiresIn: number | null;
  readonly organizationSlug: string | null;
  /** `mobile` when the app opened the store. */
  readonly source: string | null;
  readonly state: string;
}

/** What the browser has kept of the sign-in that it began. */
export interface PendingLogin {
  readonly state: string;
  readonly beganAtSeconds: number;
}

/** In seconds: whoever takes longer begins again. */
const stateLife = 300;

const hashMaxLength = 8192;
const stateShape = /^[\w-]{22,128}$/;
const slugShape = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** The parameters of a hash; null when one can't be read or is there twice, and it would be unclear which one counts. */
function readParameters(hash: string): ReadonlyMap<string, string> | null {
  const parameters = new Map<string, string>();
  for (const pair of hash.replace(/^#/, '').split('&')) {
    const [, rawName = '', rawValue = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    const name = decoded(rawName);
    const value = decoded(rawValue);
    if (name === null || value === null || parameters.has(name)) return null;
    parameters.set(name, value);
  }
  return parameters;
}

/** Seconds; null when absent, undefined when it is no life that a token has. */
function readLife(text: string | undefined): number | null | undefined {
  if (text === undefined) return null;
  const seconds = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Infinity;
  return seconds <= longestTokenLife ? seconds : undefined;
}

/**
 * Reads the hash that the account service came back with; null when it is malformed. An organization's name that isn't
 * one is left out: the server knows who belongs where.
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

/** The state of a visitor who changed their mind at the account service; null when the hash says anything else. */
export function readDeclinedState(hash: string): string | null {
  const parameters = hash.length > hashMaxLength ? null : readParameters(hash);
  return parameters?.get('error') === 'access_denied' ? (parameters.get('state') ?? null) : null;
}

/** What a tab has stored of the sign-in that it began; null for nothing and for rubbish. */
export function readPendingLogin(text: string | null): PendingLogin | null {
  const { state, beganAtSeconds } = (text === null ? null : readSmallJson(text)) ?? {};
  return typeof state === 'string' && stateShape.test(state) && Number.isSafeInteger(beganAtSeconds)
    ? { state, beganAtSeconds: beganAtSeconds as number }
    : null;
}

/** Whether a state is the one that this tab made, and not too old. A clock that was set back makes none valid. */
export const isPendingState = (state: string, pending: PendingLogin | null, nowSeconds: number): boolean =>
  pending !== null &&
  pending.state === state &&
  nowSeconds - pending.beganAtSeconds >= 0 &&
  nowSeconds - pending.beganAtSeconds <= stateLife;

/**
 * What to do with a redirect (coverage AUTH-2): accept it, ask the server whether the state is a nonce that it gave to the
 * app, or treat it as malformed. Only a bearer token is ever accepted.
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

/** What the browser keeps of an accepted redirect. */
export const authTokenOf = (redirect: LoginRedirect, nowSeconds: number): AuthToken => ({
  token: redirect.accessToken,
  tokenType: 'bearer',
  expiresIn: redirect.expiresIn,
  createdAtSeconds: nowSeconds,
  organizationSlug: redirect.organizationSlug,
  source: redirect.source,
  state: redirect.state,
});
