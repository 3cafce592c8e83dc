import { readSmallJson } from './small-json.ts';

/** The sign-in data that a browser stores (coverage AUTH-1). Times are in seconds since 1970. */
export interface AuthToken {
  /** Sent as `Authorization: JWT <token>`. */
  readonly token: string;
  readonly tokenType: 'bearer';
  /** The lifetime in seconds; null if it doesn't expire. */
  readonly expiresIn: number | null;
  readonly createdAtSeconds: number;
  /** The organization that the account service returned; null if there was none. */
  readonly organizationSlug: string | null;
  /** `mobile` if the app opened the store; null for the storefront's own sign-in. */
  readonly source: string | null;
  readonly state: string | null;
}

/** In characters; the server rejects longer tokens too. */
export const tokenMaxLength = 4096;

/** In seconds; the account service issues no token with a longer lifetime. */
export const longestTokenLife = 3600;

const tokenShape = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Whether a text has the form of a signed token: three parts in base64url. It doesn't verify the signature. */
export const isTokenShaped = (text: string): boolean =>
  text.length <= tokenMaxLength && tokenShape.test(text);

/** The status of a stored token. A damaged one is present but unreadable, and is reported. */
export type StoredToken =
  | { readonly status: 'valid'; readonly token: AuthToken }
  | { readonly status: 'expired'; readonly token: AuthToken }
  | { readonly status: 'invalid'; readonly isDamaged: boolean };

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

function readAuthToken(text: string): AuthToken | null {
  const { token, tokenType, expiresIn, createdAtSeconds, organizationSlug, source, state } =
    readSmallJson(text) ?? {};
  return isText(token) &&
    isTokenShaped(token) &&
    tokenType === 'bearer' &&
    (expiresIn === null || isWhole(expiresIn)) &&
    isWhole(createdAtSeconds) &&
    isTextOrNull(organizationSlug) &&
    isTextOrNull(source) &&
    isTextOrNull(state)
    ? { token, tokenType, expiresIn, createdAtSeconds, organizationSlug, source, state }
    : null;
}

/** Whether the token has expired. A token without a lifetime never does. */
const isExpired = ({ createdAtSeconds, expiresIn }: AuthToken, nowSeconds: number): boolean =>
  expiresIn !== null && createdAtSeconds + expiresIn <= nowSeconds;

/**
 * Checks a browser's stored token; null means that there is none. The caller removes an expired token together with the
 * checkout's token.
 */
export function judgeStoredToken(text: string | null, nowSeconds: number): StoredToken {
  if (text === null) return { status: 'invalid', isDamaged: false };
  const token = readAuthToken(text);
  if (token === null) return { status: 'invalid', isDamaged: true };
  return { status: isExpired(token, nowSeconds) ? 'expired' : 'valid', token };
}
