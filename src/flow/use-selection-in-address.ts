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

/** What the address names. Throws where it names nothing: the loader lets no such address pass. */
export function useAddressedSelection(offers: Offers): Selection {
  const selection = selectionAt(useAddress(), offers);
  if (selection === null) throw new Error('The loader lets no address pass that is no selection.');
  return selection;
}

interface SelectionInAddress {
  readonly prefix: PathPrefix;
  readonly offers: Offers;
  /** What the chart's last choice asks for, below country and language; null where nothing was chosen. */
  readonly chosen: string | null;
  /** Tells the chart what the browser's Back or Forward brings. */
  readonly onArrive: (selection: Selection) => void;
}

/**
 * Keeps the address and the chart's selection in step: a choice takes the place of the address, without a new entry.
 */
export function useSelectionInAddress({ prefix, offers, chosen, onArrive }: SelectionInAddress): void {
  const { path, parameters } = useAddress();
  const address = `${path}?${parameters.toString()}`;
  const known = useRef(address);
  const { country, language } = prefix;

  useEffect(() => {
    if (chosen === null) return;
    const wanted = pathBelow({ country, language }, chosen);
    const { pathname, searchParams } = new URL(wanted, location.href);
    known.current = `${pathname}?${searchParams.toString()}`;
    replaceAddress(wanted);
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
