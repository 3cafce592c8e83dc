import { data, type RouterContextProvider } from 'react-router';
import { pageServicesContext } from '../../page/page-services.ts';
import { publicPageNames, publicPages, type PublicPage } from '../../page/public-pages.ts';
import { shopLocale, type ShopLocale } from '../../page/locale.ts';
import type { Market } from '@sonde/machines/rules/catalogue';
import { defaultCountryCode } from '@sonde/machines/rules/places';
import { executeForPage } from '../../graphql/execute.ts';
import type { CountryCode, LanguageCodeEnum, StoreType } from '../../graphql/schema.generated.ts';
import type { NotSoldHere, Unsold } from './not-sold.ts';
import { ShopDocument } from '../../graphql/shop.generated.ts';
import { type Shop, shopOf, type ShopProduct, type ShopVariant, type Trial } from './shop.ts';

export type { Shop, ShopProduct, ShopVariant, Trial };

export interface PagePosition {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly countryCode: string; readonly language: string };
}

/** The response to throw: a 404 for browsers and crawlers, with an explanation for people. */
export const notSoldHere = (what: Unsold, { devices }: Shop) =>
  data({ what, probes: devices.map(({ slug, name }) => ({ slug, name })) } satisfies NotSoldHere, {
    status: 404,
  });

const storeOfMarket: Readonly<Record<Market, StoreType>> = { HUMAN: 'IQ', VETERINARY: 'VET' };

/**
 * Ends a loader if the country's shop doesn't have the page; otherwise returns everything sold there, by the store of
 * the page's market if it has one.
 */
export async function loadShopFor(page: PublicPage, position: PagePosition, market?: Market): Promise<Shop> {
  const shop = await loadShop(position, market && storeOfMarket[market]);
  if (page.isIn(position.params.countryCode.toUpperCase())) return shop;
  const name = publicPageNames.find((other) => publicPages[other] === page);
  throw name === undefined ? new Response(null, { status: 404 }) : notSoldHere({ kind: 'page', name }, shop);
}

/** Everything sold in the page's country, or by one of its stores; for loaders. */
export async function loadShop(position: PagePosition, storeType?: StoreType): Promise<Shop> {
  const locale = localeOf(position);
  return loadShopOf(locale.country, locale, position, storeType);
}

/** A shop with everything that any country's shop sells, in the page's language; for loaders. */
export async function loadWidestShop(position: PagePosition): Promise<Shop> {
  return loadShopOf(defaultCountryCode, localeOf(position), position);
}

function localeOf({ params }: PagePosition): ShopLocale {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  return locale;
}

async function loadShopOf(
  country: string,
  locale: ShopLocale,
  { context }: PagePosition,
  storeType: StoreType | null = null,
): Promise<Shop> {
  const { shop } = await executeForPage(
    context.get(pageServicesContext),
    ShopDocument,
    {
      country: country as CountryCode,
      languageCode: locale.languageCode as LanguageCodeEnum,
      voucherCode: null,
      storeType,
    },
    'Failed to load shop',
  );
  return shopOf(shop, country);
}
