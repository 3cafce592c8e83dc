import { normaliseVoucherCode } from '@sonde/machines/rules/vouchers';
import { isBannerOn } from '@sonde/machines/rules/promotions';
import { shopLocale } from '../../app/locale.ts';
import { pageOf } from '../../app/paths.ts';
import { pageServicesContext } from '../../app/page-services.ts';
import { executeForPage } from '../../graphql/execute.ts';
import type { CountryCode, LanguageCodeEnum } from '../../graphql/schema.generated.ts';
import { ShopBannerDocument } from '../../graphql/shop.generated.ts';
import type { PagePosition } from '../catalogue/load-shop.ts';
import type { BroughtOfferProps } from './brought-offer.tsx';
import { type BroughtGift, giftOf, isPromisedOn } from './brought-promotion.ts';
import { countdownText } from './countdown.ts';
import type { PromotionBannerProps } from './promotion-banner.tsx';

/** What a page shows of its country's promotions, and until when that is so. */
export interface BannerOfPage {
  /** Null on pages without one. */
  readonly banner: PromotionBannerProps | null;
  /** What the code of the link that led here is for; null without one, or when nothing runs under it. */
  readonly broughtOffer: (BroughtOfferProps & { readonly gift: BroughtGift }) | null;
  /** When the first of the country's promotions ends, as an ISO instant; null when none does. */
  readonly unchangedUntil: string | null;
}

/** The banner of a page; for loaders. `url` is the page's whole address. */
export async function loadBanner(
  { context, params }: PagePosition,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  now: string,
): Promise<BannerOfPage> {
  const locale = shopLocale(params.countryCode, params.language);
  if (locale === null) return { banner: null, broughtOffer: null, unchangedUntil: null };
  const { shop } = await executeForPage(
    context.get(pageServicesContext),
    ShopBannerDocument,
    { country: locale.country as CountryCode, languageCode: locale.languageCode as LanguageCodeEnum },
    'Failed to load shop',
  );
  const ends = shop.currentOffers.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]));
  const { banner } = shop;
  const code = normaliseVoucherCode(searchParams.get('voucherCode') ?? searchParams.get('rsCode') ?? '');
  const brought = shop.currentOffers.find(({ promo }) => promo.code === code);
  const isPromised =
    brought !== undefined && (await isPromisedOn(brought.promo, pathname, { context, params }));
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
    broughtOffer: isPromised
      ? {
          name: brought.promo.name,
          code: brought.promo.code,
          terms: brought.terms,
          gift: giftOf(brought.promo),
        }
      : null,
    unchangedUntil: ends.toSorted()[0] ?? null,
  };
}
