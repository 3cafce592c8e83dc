import {
  type Offers,
  type Selection,
  selectionProblems,
  selectionToPath,
} from '@sonde/machines/rules/catalogue';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import { pathBelow } from '../../page/paths.ts';
import type { ShopLocale } from '../../page/locale.ts';
import { bundleOffer, type DescribedOffer } from '../search-engines/described-product.ts';

/** The offer of a selection for search engines; none for a selection that can't be added to the cart here. */
export function soldBundle(
  selection: Selection,
  offers: Offers,
  locale: Pick<ShopLocale, 'country' | 'language'>,
  price: TaxedMoney,
): readonly DescribedOffer[] {
  if (selectionProblems(selection, offers, locale.country).length > 0) return [];
  return [bundleOffer(pathBelow(locale, selectionToPath(selection)), selection.quantity, price)];
}
