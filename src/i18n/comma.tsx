import { commaIn } from '@sonde/machines/rules/texts';
import { useShopLocale } from './use-shop-locale.ts';

/** A comma between parts that are elements; `commaSeparated` joins texts. */
export function Comma() {
  return commaIn(useShopLocale().language);
}
