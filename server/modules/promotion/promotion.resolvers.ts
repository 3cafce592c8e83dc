import { countryByCode } from '@sonde/machines/rules/places';
import { money, toMajorUnits } from '@sonde/machines/rules/money';
import { percentOf } from '@sonde/machines/rules/tax';
import type {
  BannerColor,
  CountryCode,
  PromoResolvers,
  Resolvers,
} from '../../kernel/resolver-types.generated.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import { lastShopDay, millisecondsOf } from '@sonde/machines/rules/time';
import { shopMoment } from '../../kernel/shop-time.ts';
import type { PromotionParent } from './promotion.parents.ts';
import { textsOf } from './running-promotions.ts';

function bannerOf({ promotion }: PromotionParent): NonNullable<PromotionParent['promotion']['banner']> {
  if (promotion.banner === null) throw new Error(`Promotion ${promotion.code} has no banner`);
  return promotion.banner;
}

const linkOf = ({ link }: PromotionParent['promotion']) => link ?? '/';
const colourOf = (colour: string) => colour.toUpperCase() as BannerColor;

function discountOf({ promotion, country }: PromotionParent): number | null {
  if (promotion.percentagePpm !== null) return percentOf(promotion.percentagePpm);
  const currency = countryByCode(country)?.currency;
  const amount = currency === undefined ? undefined : promotion.amounts?.[currency];
  return currency === undefined || amount === undefined ? null : toMajorUnits(money(amount, currency));
}

const promo: PromoResolvers = {
  code: ({ promotion }) => promotion.code,
  name: (parent) => textsOf(parent).name,
  discount: discountOf,
  countries: ({ promotion }) => promotion.countries as readonly CountryCode[],
  expiresAt: ({ promotion }) => promotion.endsAt,
  attributionDays: ({ promotion }) => promotion.attributionDays,
  applyNTimesPerOrder: ({ promotion }) => promotion.applyNTimesPerOrder,
  bannerMessage: (parent) => (parent.promotion.banner === null ? null : (textsOf(parent).message ?? null)),
  bannerLink: ({ promotion }) => (promotion.banner === null ? null : linkOf(promotion)),
  bannerColor: ({ promotion }) => (promotion.banner === null ? null : colourOf(promotion.banner.colour)),
  bannerVisibilityPages: ({ promotion }) => promotion.banner?.pages ?? [],
  freeProductVariants: ({ promotion, country, language, catalogue }) =>
    promotion.giftSkus.flatMap((sku) => {
      const variant = catalogue.offers(country).get(sku)?.variant;
      return variant === undefined ? [] : [{ variant, country, language, catalogue }];
    }),
  voucherApplicableItemsSKUs: ({ promotion }) => promotion.applicableSkus,
  bundles: ({ promotion }) => promotion.bundles,
};

const resolvers: Resolvers = {
  Banner: {
    content: (parent) => textsOf(parent).message ?? textsOf(parent).name,
    url: ({ promotion }) => linkOf(promotion),
    visibility: (parent) => bannerOf(parent).pages,
    color: (parent) => colourOf(bannerOf(parent).colour),
    promo: (parent) => parent,
  },
  Offer: {
    slug: ({ promotion }) => promotion.slug,
    startDate: ({ promotion: { startsAt } }) =>
      startsAt && shopMoment(new Date(millisecondsOf(startsAt))).today,
    endDate: ({ promotion: { endsAt } }) => endsAt && lastShopDay(endsAt),
    endsAt: ({ promotion }) => promotion.endsAt,
    terms: (parent) => textsOf(parent).terms,
    url: ({ promotion }) => linkOf(promotion),
    promo: (parent) => parent,
  },
  Promo: promo,
};

/** Offers and banners. */
export const promotionApi: ModuleApi = { resolvers };
