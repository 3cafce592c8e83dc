import type { RouterContextProvider } from 'react-router';
import { pageServicesContext } from '../../app/page-services.ts';
import type { PublicPage } from '../../app/public-pages.ts';
import { shopLocale } from '../../app/locale.ts';
import { executeForPage } from '../../graphql/execute.ts';
import type { CountryCode, LanguageCodeEnum } from '../../graphql/schema.generated.ts';
import { ShopDocument, type ShopQuery } from '../../graphql/shop.generated.ts';

export type Shop = ShopQuery['shop'];
export type ShopProduct = Shop['devices'][number];
export type ShopVariant = ShopProduct['variants'][number];

export interface PagePosition {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly countryCode: string; readonly language: string };
}

/** Ends a loader where the country's shop does not have the page; otherwise everything that is sold there. */
export async function loadShopFor(page: PublicPage, position: PagePosition): Promise<Shop> {
  if (!page.isIn(position.params.countryCode.toUpperCase())) throw new Response(null, { status: 404 });
  return loadShop(position);
}

/** Everything that is sold in the page's country; for loaders. */
export async function loadShop({ context, params }: PagePosition): Promise<Shop> {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) throw new Response(null, { status: 404 });
  const { shop } = await executeForPage(
    context.get(pageServicesContext),
    ShopDocument,
    {
      country: locale.country as CountryCode,
      languageCode: locale.languageCode as LanguageCodeEnum,
      voucherCode: null,
    },
    'Failed to load shop',
  );
  return shop;
}
