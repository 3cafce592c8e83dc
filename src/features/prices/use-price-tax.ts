import type { PriceTax } from '../../page/locale.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';

/** How the page's prices relate to its country's tax. */
export const usePriceTax = (): PriceTax => useShopLocale().tax;
