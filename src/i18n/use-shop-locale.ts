import { useParams } from 'react-router';
import { shopLocale, type ShopLocale } from '../app/locale.ts';
import { formatFor, type Format } from './format.ts';

const fallback = shopLocale('us', 'en');

/** The locale of the page that is shown; outside a shop (an error before routing) the default one. */
export function useShopLocale(): ShopLocale {
  const { countryCode = '', language = '' } = useParams();
  const locale = shopLocale(countryCode, language) ?? fallback;
  if (!locale) throw new Error('The default country is missing from the table of countries.');
  return locale;
}

/** How the page that is shown writes amounts and dates. */
export const useFormat = (): Format => formatFor(useShopLocale().tag);
