import { useMemo } from 'react';
import type { ShopLocale } from '../page/locale.ts';
import { usePage } from '../page/page.tsx';
import { formatOf, type Format } from './format.ts';

/** The locale of the current page. */
export const useShopLocale = (): ShopLocale => usePage().locale;

/** The formats of the current page. */
export function useFormat(): Format {
  const { forms } = useShopLocale();
  return useMemo(() => formatOf(forms), [forms]);
}
