import { countryByCode, enabledCountries } from '@sonde/machines/rules/places';
import type { CatalogueData } from './catalogue.schema.ts';
import { repeatedValues } from './repeated-values.ts';

type PromotionData = CatalogueData['promotions.json'][number];
type VoucherData = CatalogueData['vouchers.json'][number];

/** The languages in which a promotion is shown: those of its countries, and English as the fallback. */
function languagesOf({ requires }: PromotionData, { countries }: VoucherData): readonly string[] {
  if (requires !== undefined) return ['en'];
  const where = countries.length === 0 ? enabledCountries : countries.map((code) => countryByCode(code));
  return [...new Set(['en', ...where.flatMap((country) => country?.languages.map(({ url }) => url) ?? [])])];
}

function checkPromotion(promotion: PromotionData, voucher: VoucherData | undefined): readonly string[] {
  const { code, texts, banner, requires } = promotion;
  const place = `promotions.json, ${code}`;
  if (voucher === undefined) return [`${place}: it has no voucher in vouchers.json.`];
  const given = Object.entries(texts);
  return [
    ...languagesOf(promotion, voucher)
      .filter((language) => !given.some(([other]) => other === language))
      .map((language) => `${place}, texts: missing in ${language}.`),
    ...given
      .filter(([, { message }]) => banner !== undefined && message === undefined)
      .map(([language]) => `${place}, texts.${language}: a banner must have a message.`),
    ...(banner !== undefined && requires !== undefined
      ? [`${place}, banner: only a promotion for everyone may have one.`]
      : []),
    ...(voucher.usageLimit !== undefined && requires === undefined
      ? [`${place}: a voucher with a usage limit must not be offered to everyone.`]
      : []),
  ];
}

/** Problems of the promotions, as sentences that name the place. */
export function checkPromotions(catalogue: CatalogueData): readonly string[] {
  const promotions = catalogue['promotions.json'];
  const vouchers = catalogue['vouchers.json'];
  return [
    ...repeatedValues(promotions.map(({ code }) => code)).map(
      (code) => `promotions.json: ${code} is listed twice.`,
    ),
    ...repeatedValues(promotions.map(({ slug }) => slug)).map(
      (slug) => `Two promotions have the slug ${slug}.`,
    ),
    ...promotions.flatMap((promotion) =>
      checkPromotion(
        promotion,
        vouchers.find(({ code }) => code === promotion.code),
      ),
    ),
  ];
}
