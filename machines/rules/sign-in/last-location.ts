const maxLength = 2000;

/** A page of the shop in printable characters. A backslash isn't allowed because browsers treat it as a slash. */
const shopPage = /^\/[a-z]{2}\/[a-z]{2}\/(?:[!-[\]-~])*$/;

/** `.` or `..` as a path segment, escaped or not. */
const climbs = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

const signInPage = /^\/[a-z]{2}\/[a-z]{2}\/(?:login|logout|error)(?:[/?#]|$)/i;

/**
 * Validates the page to return to after signing in: path, query and hash below a country and a language, so that it is
 * always on the store's own origin. Null for anything else and for the sign-in pages themselves.
 */
export const ownLocation = (text: string | null): string | null =>
  text !== null &&
  text.length <= maxLength &&
  shopPage.test(text) &&
  !climbs.test(text) &&
  !signInPage.test(text)
    ? text
    : null;
