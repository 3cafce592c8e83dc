import type { DecidingPrices } from '@sonde/machines/rules/countries';
import { shopRedirect, type Visitor } from '@sonde/machines/rules/redirects';
import type { RequestOrigin } from '../graphql/yoga.ts';

/** What is known of a country where nothing is sold. */
export const noPrices: DecidingPrices = { iq3: false, iqPlusLightning: false };

const oneDay = 86_400;

/** Names of files; no page has a dot in its last segment. */
const fileName = /\.\w+$/;

export interface ShopRedirectsOptions {
  /** Where the visitor is, as an ISO code; null where nobody knows. */
  readonly locate: (request: Request, remoteAddress: string) => string | null;
  /** Which of the deciding devices have a price in a country that is not sold to by itself. */
  readonly pricesIn: (country: string) => Promise<DecidingPrices>;
}

/** The page reads from the cookie that we do not sell where the visitor wanted to buy. */
function redirectTo(location: string, countryNotAvailable: string | null): Response {
  const headers = new Headers({ Location: location });
  if (countryNotAvailable !== null) {
    headers.set(
      'Set-Cookie',
      `sonde.countryNotAvailable=${countryNotAvailable}; Path=/; Max-Age=${oneDay}; SameSite=Lax`,
    );
  }
  return new Response(null, { status: 302, headers });
}

/**
 * Sends every page that is asked for without a country and a language, or with such that do not exist, to where it is:
 * in one hop, with the query. Answers null for a page that is asked for by its own address.
 */
export function createShopRedirects({
  locate,
  pricesIn,
}: ShopRedirectsOptions): (request: Request, origin: RequestOrigin) => Promise<Response | null> {
  return async (request, { remoteAddress = '' }) => {
    const { pathname, search } = new URL(request.url);
    if (fileName.test(pathname)) return null;
    const visitor: Visitor = { geolocation: locate(request, remoteAddress), organizationCountry: null };
    const guess = shopRedirect(pathname, visitor, () => noPrices);
    const unavailable = guess?.countryNotAvailable ?? null;
    if (guess === null || unavailable === null) return guess && redirectTo(`${guess.path}${search}`, null);
    const prices = await pricesIn(unavailable);
    const redirect = shopRedirect(pathname, visitor, () => prices);
    return redirect && redirectTo(`${redirect.path}${search}`, redirect.countryNotAvailable);
  };
}
