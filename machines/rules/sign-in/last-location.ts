const maxLength = 2000;

/** A page of a shop, in printable characters, without a backslash, which browsers take for a slash. */
const shopPage = /^\/[a-z]{2}\/[a-z]{2}\/(?:[!-[\]-~])*$/;

/** `.` and `..` as a part of the path, escaped or not. */
const climbs = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

const signInPage = /^\/[a-z]{2}\/[a-z]{2}\/(?:login|logout|error)(?:[/?#]|$)/i;

/**
 * The page to return to after signing in: path, query and hash below a country and a language, so always on the store's
 * own origin. Null for anything else, and for the pages of signing in themselves, to which nobody returns.
 */
export const ownLocation = (text: string | null): string | null =>
  text !== null &&
  text.length <= maxLength &&
  shopPage.test(text) &&
  !climbs.test(text) &&
  !signInPage.test(text)
    ? text
    : null;
