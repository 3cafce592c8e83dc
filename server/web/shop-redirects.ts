import {
  acceptedLanguages,
  type OpeningPrices,
  readChosenShop,
  readOrganizationCountry,
  shopRedirect,
  type ShopRedirect,
  type Visitor,
} from '@sonde/machines/rules/places';
import type { RequestOrigin } from '../graphql/graphql-handler.ts';

/** The default for a country without prices. */
export const noPrices: OpeningPrices = { hasIq3: false, hasIqPlusLightning: false };

const oneDay = 86_400;

/** Set by `public/presses.js` when the visitor chooses from the list of countries and languages. */
const chosenShop = /(?:^|; )sonde\.chosenShop=([^;]*)/;

/** File names; no page has a dot in its last segment. */
const fileName = /\.\w+$/;

/** Any page in the pseudo-language (`zz`, escaped or not), including its data and "not found". */
const pseudoPage = /^\/[^/]+\/(?:z|%[57]a){2}(?:\/|$)/i;

export interface ShopRedirectsOptions {
  /** The visitor's location as an ISO code; null if unknown. */
  readonly locate: (request: Request, remoteAddress: string) => string | null;
  /** Which of the deciding devices have a price in a country without its own shop. */
  readonly pricesIn: (country: string) => Promise<OpeningPrices>;
  /** Whether the pseudo-language is enabled. */
  readonly hasPseudoLanguage: boolean;
}

/** Cookies that let the page explain a redirect, with their lifetimes in seconds. */
const secondsOfReasons = {
  countryNotAvailable: oneDay,
  languageNotAvailable: 60,
  otherCountryAsked: 60,
} as const;
const reasons = ['countryNotAvailable', 'languageNotAvailable', 'otherCountryAsked'] as const;

/** Depends on the visitor, so it is never cached (`no-store` by default). */
function redirectTo({ path, ...redirect }: ShopRedirect, search: string): Response {
  const headers = new Headers({ Location: `${path}${search}`, Vary: 'Accept-Language, Cookie' });
  for (const reason of reasons) {
    const value = redirect[reason];
    if (value === null) continue;
    headers.append(
      'Set-Cookie',
      `sonde.${reason}=${value}; Path=/; Max-Age=${secondsOfReasons[reason]}; SameSite=Lax`,
    );
  }
  return new Response(null, { status: 302, headers });
}

/**
 * Redirects every page request without a country and a language, or with unknown ones, to the page's address: in one
 * hop, with the query. Returns null for a page's own address.
 */
export function createShopRedirects({
  locate,
  pricesIn,
  hasPseudoLanguage,
}: ShopRedirectsOptions): (request: Request, origin: RequestOrigin) => Promise<Response | null> {
  return async (request, { remoteAddress = '' }) => {
    const { pathname, search } = new URL(request.url);
    if (fileName.test(pathname) && !pseudoPage.test(pathname)) return null;
    const cookies = request.headers.get('Cookie') ?? '';
    const visitor: Visitor = {
      geolocation: locate(request, remoteAddress),
      organizationCountry: readOrganizationCountry(cookies),
      chosen: readChosenShop(chosenShop.exec(cookies)?.[1] ?? null),
      languages: acceptedLanguages(request.headers.get('Accept-Language')),
    };
    const guess = shopRedirect(pathname, visitor, { pricesIn: () => noPrices, hasPseudoLanguage });
    const unavailable = guess?.countryNotAvailable ?? null;
    if (guess === null || unavailable === null) return guess && redirectTo(guess, search);
    const prices = await pricesIn(unavailable);
    const redirect = shopRedirect(pathname, visitor, { pricesIn: () => prices, hasPseudoLanguage });
    return redirect && redirectTo(redirect, search);
  };
}
