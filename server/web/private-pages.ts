const privatePages =
  /^(?:\/[a-z]{2}\/[a-z]{2})?\/(?:cart|checkout|confirmation|order-payment|invoice-payment|payment-details|trade-in-label|refer|my-account|login|logout)\b/i;

/** Decodes escapes, as routers do. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Whether a path is a buyer's own page, with or without country and language. Such pages are never cached, and because
 * their address may contain a token, browsers send it to no other site.
 */
export const isPrivatePage = (pathname: string): boolean => privatePages.test(decoded(pathname));
