import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { selectionFromPath, selectionToPath } from '@sonde/machines/rules/selection';
import type { Selection } from '@sonde/machines/rules/selection.types';
import { pathBelow } from '../../app/paths.ts';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import type { ProductOffers } from './product-offers.ts';

/**
 * The selection that the address names, and a way to choose another one. A choice shows at once; until the address of
 * the newest one has arrived, the addresses of those before it do not count.
 */
export function useSelection(
  segments: readonly (string | undefined)[],
  offers: ProductOffers,
): [selection: Selection, choose: (selection: Selection) => void] {
  const { pathname, search } = useLocation();
  const locale = useShopLocale();
  const navigate = useNavigate();
  const [underWay, setUnderWay] = useState<{ address: string; selection: Selection } | null>(null);
  if (underWay?.address === pathname + search) setUnderWay(null);
  const named = selectionFromPath(segments, new URLSearchParams(search), offers);
  if (!named) throw new Error('The loader lets no address pass that is no selection.');

  const choose = (selection: Selection) => {
    const address = pathBelow(locale, selectionToPath(selection));
    setUnderWay({ address, selection });
    void navigate(address, { replace: true, preventScrollReset: true, flushSync: true });
  };
  return [underWay?.selection ?? named, choose];
}
