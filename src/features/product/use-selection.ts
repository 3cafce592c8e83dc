import { type Selection, selectionFromPath, selectionToPath } from '@sonde/machines/rules/catalogue';
import { replaceAddress, useAddress } from '../../app/address.ts';
import { pageOf, pathBelow } from '../../app/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import type { SelectionOffers } from './product-offers.ts';

/** The selection that the address names, and a way to choose another one: a choice is a new address in place. */
export function useSelection(
  offers: SelectionOffers,
): [selection: Selection, choose: (selection: Selection) => void] {
  const { path, parameters } = useAddress();
  const locale = useShopLocale();
  const [, ...segments] = pageOf(path)
    .split('/')
    .filter((segment) => segment !== '');
  const selection = selectionFromPath(segments, parameters, offers);
  if (!selection) throw new Error('The loader lets no address pass that is no selection.');
  return [selection, (chosen) => replaceAddress(pathBelow(locale, selectionToPath(chosen)))];
}
