import { timeZoneOf } from '@sonde/machines/rules/country-day';
import type { ShopLocale } from '../app/locale.ts';
import { usePage } from '../app/page.tsx';
import { formatFor, type Format } from './format.ts';

/** The locale of the page that is shown. */
export const useShopLocale = (): ShopLocale => usePage().locale;

/** How the page that is shown writes amounts and dates. */
export function useFormat(): Format {
  const { tag, country } = useShopLocale();
  return formatFor(tag, timeZoneOf(country));
}
