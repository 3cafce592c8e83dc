import { useEffect, useEffectEvent, useRef } from 'react';
import { type Offers, type Selection, selectionFromPath } from '@sonde/machines/rules/catalogue';
import { replaceAddress, useAddress } from '../page/address.ts';
import { pageOf, pathBelow, type PathPrefix } from '../page/paths.ts';

type Address = Pick<ReturnType<typeof useAddress>, 'path' | 'parameters'>;

function selectionAt({ path, parameters }: Address, offers: Offers): Selection | null {
  const [, ...segments] = pageOf(path)
    .split('/')
    .filter((segment) => segment !== '');
  return selectionFromPath(segments, parameters, offers);
}

/** The selection in the address. Throws if there is none, because the loader rejects such addresses. */
export function useAddressedSelection(offers: Offers): Selection {
  const selection = selectionAt(useAddress(), offers);
  if (selection === null) throw new Error('The loader passed an address without a valid selection.');
  return selection;
}

interface SelectionInAddress {
  readonly prefix: PathPrefix;
  readonly offers: Offers;
  /** The path of the machine's last choice, below country and language; null if there was none. */
  readonly chosen: string | null;
  /** Called with the selection after Back or Forward. */
  readonly onArrive: (selection: Selection) => void;
}

/**
 * Keeps the address and the machine's selection in sync: a choice replaces the address, without a new history entry.
 */
export function useSelectionInAddress({ prefix, offers, chosen, onArrive }: SelectionInAddress): void {
  const { path, parameters } = useAddress();
  const address = `${path}?${parameters.toString()}`;
  const known = useRef(address);
  const { country, language } = prefix;

  useEffect(() => {
    if (chosen === null) return;
    const requested = pathBelow({ country, language }, chosen);
    const { pathname, searchParams } = new URL(requested, location.href);
    known.current = `${pathname}?${searchParams.toString()}`;
    replaceAddress(requested);
  }, [country, language, chosen]);

  const arrive = useEffectEvent(() => {
    const selection = selectionAt({ path, parameters }, offers);
    if (selection !== null) onArrive(selection);
  });
  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    arrive();
  }, [address]);
}
