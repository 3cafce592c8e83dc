import { millisecondsOf } from '../time/index.ts';

/** The promotions that the shop knows by name; a promotion for everybody has none of these (coverage PROMO-5). */
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
export type PromotionFlag = (typeof promotionFlags)[number];

/** What a promotion waits for before anybody can use it: the reason why it does not run. */
export const promotionRequirements = ['ACCOUNT', 'LEARNER_VERIFICATION', 'TRADE_IN'] as const;
export type PromotionRequirement = (typeof promotionRequirements)[number];

/** Roles of a banner's colours; the design system says which colours they are. */
export const bannerColours = ['accent', 'ink', 'attention'] as const;
export type BannerColour = (typeof bannerColours)[number];

/** Where and when a promotion runs; an empty list means everywhere, dates are ISO instants, an end is its first moment without it. */
export interface PromotionRun {
  readonly isActive: boolean;
  /** What its buyers have to show; null for a promotion that is for everybody. */
  readonly requires: PromotionRequirement | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly countries: readonly string[];
}

/** Whether everybody in a country may use a promotion at an instant. One that asks something of its buyer is never for everybody. */
export function isRunning(promotion: PromotionRun, country: string, now: string): boolean {
  const moment = millisecondsOf(now);
  return (
    promotion.isActive &&
    promotion.requires === null &&
    (promotion.startsAt === null || millisecondsOf(promotion.startsAt) <= moment) &&
    (promotion.endsAt === null || moment < millisecondsOf(promotion.endsAt)) &&
    (promotion.countries.length === 0 || promotion.countries.includes(country))
  );
}

/** The next instant at which one of the promotions begins or ends; null when none does any more. */
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

/** Whether a banner is seen on a page; paths are without country and language (`/accessories/`), none means all pages. */
export function isBannerOn(pages: readonly string[], path: string): boolean {
  return pages.length === 0 || pages.includes(path);
}
