import { commaIn } from '@sonde/machines/rules/texts';
import { useShopLocale } from './use-shop-locale.ts';

/** Between parts of a line that are elements; texts are joined by `commaSeparated`. */
export function Comma() {
  return commaIn(useShopLocale().language);
}
