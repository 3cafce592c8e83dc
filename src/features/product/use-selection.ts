import { useState } from 'react';
import { useLocation } from 'react-router';
import { selectionFromPath } from '@sonde/machines/rules/selection';
import type { Selection } from '@sonde/machines/rules/selection.types';
import type { ProductOffers } from './product-offers.ts';

/**
 * The selection that the address names, and a way to show one before the address has followed: a choice answers at
 * once, and what the address says counts again as soon as it changes.
 */
export function useSelection(
  segments: readonly (string | undefined)[],
  offers: ProductOffers,
): [selection: Selection, show: (selection: Selection) => void] {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const named = selectionFromPath(segments, new URLSearchParams(search), offers);
  if (!named) throw new Error('The loader lets no address pass that is no selection.');
  const [shown, setShown] = useState({ address, selection: named });
  if (shown.address !== address) setShown({ address, selection: named });
  return [
    shown.address === address ? shown.selection : named,
    (selection) => setShown({ address, selection }),
  ];
}
