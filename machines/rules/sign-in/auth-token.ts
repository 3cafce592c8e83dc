import { readSmallJson } from './small-json.ts';

/** What a browser keeps of a sign-in (coverage AUTH-1); times in seconds since 1970. */
export interface AuthToken {
  /** Sent as `Authorization: JWT <token>`. */
  readonly token: string;
  readonly tokenType: 'bearer';
  /** Life in seconds; null when it never ends. */
  readonly expiresIn: number | null;
  readonly createdAtSeconds: number;
  /** The organization that the account service named; null when it named none. */
  readonly organizationSlug: string | null;
  /** `mobile` when the app opened the store; null for the storefront's own sign-in. */
  readonly source: string | null;
  readonly state: string | null;
}

/** Longer tokens are refused by the server too. */
export const tokenMaxLength = 4096;

/** In seconds; the account service makes no token that lives longer. */
export const longestTokenLife = 3600;

const tokenShape = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Whether a text has the form of a signed token: three parts in base64url. Says nothing about who signed it. */
export const isTokenShaped = (text: string): boolean =>
  text.length <= tokenMaxLength && tokenShape.test(text);

/** What a browser's stored token is worth. A damaged one is there, but isn't a token, and is reported. */
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

/** Whether the token's life is over; one without an end never is. */
const isExpired = ({ createdAtSeconds, expiresIn }: AuthToken, nowSeconds: number): boolean =>
  expiresIn !== null && createdAtSeconds + expiresIn <= nowSeconds;

/** Judges what a browser has stored; null is nothing. An expired token goes, and the checkout's token with it. */
export function judgeStoredToken(text: string | null, nowSeconds: number): StoredToken {
  if (text === null) return { status: 'invalid', isDamaged: false };
  const token = readAuthToken(text);
  if (token === null) return { status: 'invalid', isDamaged: true };
  return { status: isExpired(token, nowSeconds) ? 'expired' : 'valid', token };
}
