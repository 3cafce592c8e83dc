import type { Shop } from '../catalogue/load-shop.ts';
import { countryNames } from '../../i18n/country-names.ts';
import { countdownText } from './countdown.ts';

/** A promotion on the offers page. */
export interface CurrentOffer {
  readonly slug: string;
  readonly name: string;
  readonly terms: string;
  readonly code: string;
  /** The page where it can be used, without country and language. */
  readonly path: string;
  /** Names in the page's language; empty for everywhere. */
  readonly countries: readonly string[];
  /** ISO date in the shop's time zone; null if open-ended. */
  readonly lastDay: string | null;
  /** ISO instant; null if open-ended. */
  readonly endsAt: string | null;
  /** The time left on its last day; null before that. */
  readonly timeLeft: string | null;
}

/** The current promotions in the shop's country; `tag` is the page's language, `now` an ISO instant. */
export function currentOffers(
  { currentOffers: offers }: Shop,
  tag: string,
  now: string,
): readonly CurrentOffer[] {
  const { nameOf } = countryNames(tag);
  return offers.map(({ slug, terms, url, endDate, endsAt, promo }) => ({
    slug,
    name: promo.name,
    terms,
    code: promo.code,
    path: url,
    countries: promo.countries.map(nameOf).toSorted((one, other) => one.localeCompare(other, tag)),
    lastDay: endDate,
    endsAt,
    timeLeft: countdownText(endsAt, now),
  }));
}
