const privatePages =
  /^(?:\/[a-z]{2}\/[a-z]{2})?\/(?:cart|checkout|confirmation|order-payment|invoice-payment|payment-details|trade-in-label|refer|my-account|login|logout)\b/i;

const walletPages = /^\/[a-z]{2}\/[a-z]{2}\/(?:checkout|order-payment|invoice-payment)\b/i;

/** Decodes escapes, as routers do. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Whether an address is a page on which a wallet may be opened, which some browsers do in a window of its own:
 * https://developers.google.com/pay/api/web/support/troubleshooting
 */
export const mayOpenWallet = ({ pathname }: URL): boolean => walletPages.test(decoded(pathname));

/** The parameters whose value is a token: links in mails that confirm a declaration. */
const tokenParameters: readonly string[] = ['confirm'];

/**
 * Whether an address is a buyer's own page, with or without country and language, or contains a token. Such pages are
 * never cached, and because their address may contain a token, browsers send it to no other site.
 */
export const isPrivatePage = ({ pathname, searchParams }: URL): boolean =>
  privatePages.test(decoded(pathname)) || tokenParameters.some((name) => searchParams.has(name));
