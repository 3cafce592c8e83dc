const privatePages =
  /^(?:\/[a-z]{2}\/[a-z]{2})?\/(?:cart|checkout|confirmation|order-payment|invoice-payment|payment-details|my-account|login|logout)\b/i;

/** Escaped letters count as what they stand for, as routers take them. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Whether a path is one of the pages of a buyer, with or without country and language before it: no cache keeps them, and
 * as their address may hold a token, the browser tells it to no other site.
 */
export const isPrivatePage = (pathname: string): boolean => privatePages.test(decoded(pathname));
