import { useMemo } from 'react';
import type { ShopLocale } from '../page/locale.ts';
import { usePage } from '../page/page.tsx';
import { formatOf, type Format } from './format.ts';

/** The locale of the page that is shown. */
export const useShopLocale = (): ShopLocale => usePage().locale;

/** How the page that is shown writes amounts and dates. */
export function useFormat(): Format {
  const { forms } = useShopLocale();
  return useMemo(() => formatOf(forms), [forms]);
}
