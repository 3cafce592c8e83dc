import { isBannerOn, normaliseVoucherCode, shownVoucherCode } from '@sonde/machines/rules/promotions';
import { shopLocale } from '../../page/locale.ts';
import { pageOf } from '../../page/paths.ts';
import { pageServicesContext } from '../../page/page-services.ts';
import { executeForPage, isRateLimited } from '../../graphql/execute.ts';
import type { CountryCode, LanguageCodeEnum } from '../../graphql/schema.generated.ts';
import { ShopBannerDocument } from '../../graphql/shop.generated.ts';
import type { PagePosition } from '../catalogue/load-shop.ts';
import { type LinkedPromotion, promotionOfCode, isPromisedOn } from './linked-promotion.ts';
import { countdownText } from './countdown.ts';
import type { PromotionBannerProps } from './promotion-banner.tsx';

/** The page's view of its country's promotions, and how long it is valid. */
export interface BannerOfPage {
  /** Null on pages without one. */
  readonly banner: PromotionBannerProps | null;
  /** The effect of the code of the followed link; null without one, or if it has none. */
  readonly linkedOffer: LinkedPromotion | null;
  /** The code of the followed link, truncated for display, if nothing in the country accepts it; otherwise null. */
  readonly refusedCode: string | null;
  /** When the first of the country's promotions ends, as an ISO instant; null if none does. */
  readonly unchangedUntil: string | null;
}

const nothing: BannerOfPage = { banner: null, linkedOffer: null, refusedCode: null, unchangedUntil: null };

/**
 * The banner of a page; for loaders. `url` is the page's full address. A network that has tried too many codes gets the
 * page without a code.
 */
export async function loadBanner(
  position: PagePosition,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  now: string,
): Promise<BannerOfPage> {
  const code = normaliseVoucherCode(searchParams.get('voucherCode') || searchParams.get('rsCode') || '');
  try {
    return await loadBannerFor(code, position, pathname, now);
  } catch (error) {
    if (code === '' || !isRateLimited(error)) throw error;
    return loadBannerFor('', position, pathname, now);
  }
}

async function loadBannerFor(
  code: string,
  { context, params }: PagePosition,
  pathname: string,
  now: string,
): Promise<BannerOfPage> {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) return nothing;
  const { shop } = await executeForPage(
    context.get(pageServicesContext),
    ShopBannerDocument,
    {
      country: locale.country as CountryCode,
      languageCode: locale.languageCode as LanguageCodeEnum,
      voucherCode: code === '' ? null : code,
    },
    'Failed to load shop',
  );
  const ends = shop.currentOffers.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]));
  const { banner } = shop;
  const promotion = promotionOfCode(code, shop);
  const isPromised = promotion !== null && (await isPromisedOn(promotion, pathname, { context, params }));
  const isShown = banner !== null && isBannerOn(banner.visibility, `/${pageOf(pathname)}`);
  return {
    banner: isShown
      ? {
          code: banner.promo.code,
          text: banner.content,
          path: banner.url,
          colour: banner.color,
          endsAt: banner.promo.expiresAt,
          timeLeft: countdownText(banner.promo.expiresAt, now),
        }
      : null,
    linkedOffer: isPromised ? promotion : null,
    refusedCode: (promotion === null && shownVoucherCode(code)) || null,
    unchangedUntil: ends.toSorted()[0] ?? null,
  };
}
