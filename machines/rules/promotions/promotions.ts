import { millisecondsOf } from '../time/index.ts';

/** The named promotions. Promotions for everyone have no name (coverage PROMO-5). */
export const promotionFlags = [
  'EXISTING_BASIC_IQ_PLUS',
  'EXISTING_INDIVIDUAL_IQ_PLUS',
  'TRADE_IN',
  'EXTENDED_ALL_IN_TRADE_IN',
  'IQ_PLUS_EXTENDED_ALL_IN_TRADE_IN',
  'STUDENT',
  'STUDENT_VET',
  'TIME_LIMITED_STUDENT',
] as const;
/** One of {@link promotionFlags}. */
export type PromotionFlag = (typeof promotionFlags)[number];

/** What a promotion needs before it can be used. A promotion with a requirement isn't open to everyone. */
export const promotionRequirements = ['ACCOUNT', 'LEARNER_VERIFICATION', 'TRADE_IN'] as const;
type PromotionRequirement = (typeof promotionRequirements)[number];

/** The color roles of a banner; the design system defines the colors. */
export const bannerColours = ['accent', 'ink', 'attention'] as const;
/** One of {@link bannerColours}. */
export type BannerColour = (typeof bannerColours)[number];

/**
 * Where and when a promotion runs. An empty list means everywhere. Dates are ISO instants, and the end is exclusive.
 */
export interface PromotionRun {
  readonly isActive: boolean;
  /** What buyers must provide; null for a promotion for everyone. */
  readonly requires: PromotionRequirement | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly countries: readonly string[];
}

/** Whether a promotion is open to everyone in a country at an instant. A promotion with a requirement never is. */
export const isRunning = (promotion: PromotionRun, country: string, now: string): boolean =>
  promotion.requires === null && isOn(promotion, country, now);

/** The names of the promotions that are on in a country at an instant, for those who meet their requirement. */
export const flagsOn = (
  promotions: readonly (PromotionRun & { readonly flag: PromotionFlag | null })[],
  country: string,
  now: string,
): readonly PromotionFlag[] =>
  promotions.flatMap((promotion) =>
    promotion.flag !== null && isOn(promotion, country, now) ? [promotion.flag] : [],
  );

function isOn(promotion: PromotionRun, country: string, now: string): boolean {
  const moment = millisecondsOf(now);
  return (
    promotion.isActive &&
    (promotion.startsAt === null || millisecondsOf(promotion.startsAt) <= moment) &&
    (promotion.endsAt === null || moment < millisecondsOf(promotion.endsAt)) &&
    (promotion.countries.length === 0 || promotion.countries.includes(country))
  );
}

/** The next instant at which one of the promotions starts or ends; null if there is none. */
export function nextChange(
  promotions: readonly Pick<PromotionRun, 'startsAt' | 'endsAt'>[],
  now: string,
): string | null {
  const coming = promotions
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((instant) => (instant === null ? [] : [millisecondsOf(instant)]))
    .filter((moment) => moment > millisecondsOf(now));
  return coming.length === 0 ? null : new Date(Math.min(...coming)).toISOString();
}

/**
 * Whether a banner is shown on a page. Paths have no country and language (`/accessories/`); an empty list means all
 * pages.
 */
export function isBannerOn(pages: readonly string[], path: string): boolean {
  return pages.length === 0 || pages.includes(path);
}
