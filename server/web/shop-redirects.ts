import {
  acceptedLanguages,
  type DecidingPrices,
  readChosenShop,
  readOrganizationCountry,
  shopRedirect,
  type ShopRedirect,
  type Visitor,
} from '@sonde/machines/rules/places';
import type { RequestOrigin } from '../graphql/graphql-handler.ts';

/** What is known of a country where nothing is sold. */
export const noPrices: DecidingPrices = { iq3: false, iqPlusLightning: false };

const oneDay = 86_400;

/** Written by `public/page.js` when somebody chooses from the list of countries and languages. */
const chosenShop = /(?:^|; )sonde\.chosenShop=([^;]*)/;

/** Names of files; no page has a dot in its last segment. */
const fileName = /\.\w+$/;

/** What would be shown in the pseudo-language (`zz`, escaped or not), its data and "not found" included. */
const pseudoPage = /^\/[^/]+\/(?:z|%[57]a){2}(?:\/|$)/i;

export interface ShopRedirectsOptions {
  /** Where the visitor is, as an ISO code; null where nobody knows. */
  readonly locate: (request: Request, remoteAddress: string) => string | null;
  /** Which of the deciding devices have a price in a country that is not sold to by itself. */
  readonly pricesIn: (country: string) => Promise<DecidingPrices>;
  /** Whether pages are shown in the pseudo-language. */
  readonly hasPseudoLanguage: boolean;
}

/** Cookies from which the page says why a visitor is where they are, with the seconds that each counts. */
const secondsOfReasons = { countryNotAvailable: oneDay, languageNotAvailable: 60 } as const;
const reasons = ['countryNotAvailable', 'languageNotAvailable'] as const;

/** Nobody else's: it depends on where the visitor is, so it is never kept (`no-store`, as all that says nothing else). */
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
 * Sends every page that is asked for without a country and a language, or with such that do not exist, to where it is:
 * in one hop, with the query. Answers null for a page that is asked for by its own address.
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
