const privatePages =
  /^(?:\/[a-z]{2}\/[a-z]{2})?\/(?:cart|checkout|confirmation|order-payment|invoice-payment|payment-details|trade-in-label|refer|my-account|login|logout)\b/i;

/** Decodes escapes, as routers do. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The parameters whose value is a token: links in mails that confirm a declaration. */
const tokenParameters: readonly string[] = ['confirm'];

/**
 * Whether an address is a buyer's own page, with or without country and language, or contains a token. Such pages are
 * never cached, and because their address may contain a token, browsers send it to no other site.
 */
export const isPrivatePage = ({ pathname, searchParams }: URL): boolean =>
  privatePages.test(decode(pathname)) || tokenParameters.some((name) => searchParams.has(name));
