import { useCallback, useEffect, useRef } from 'react';
import { pushAddress, replaceAddress, useAddress } from '../page/address.ts';

/** Where an address has the segment of a step. */
interface StepPlace {
  readonly read: (address: ReturnType<typeof useAddress>) => string | null;
  readonly write: (segment: string) => string;
}

interface StepInUrl {
  /** `?step=` by default. */
  readonly place?: StepPlace;
  /** The URL segment of the machine's step; null on screens outside the steps. */
  readonly segment: string | null;
  /** Whether two segments name steps of one screen. */
  readonly areTogether: (a: string, b: string) => boolean;
  /** Requests the step in the URL from the chart. */
  readonly onRequest: (segment: string) => void;
}

/** `?step=`. */
export const inSearch: StepPlace = {
  read: ({ parameters }) => parameters.get('step'),
  write: (segment) => `${location.pathname}?step=${segment}`,
};

/**
 * Keeps the address and the chart in sync. The chart decides: a new screen becomes a history entry. An address from
 * Back, Forward or the page's opening is only a request; if the chart refuses it and still shows a step, that step's
 * address is restored.
 */
export function useStepInUrl({ place = inSearch, segment, areTogether, onRequest }: StepInUrl): void {
  const inUrl = place.read(useAddress());
  const shown = useRef<string | null>(null);
  const latest = useRef({ areTogether, onRequest, inUrl, segment, addressOf: place.write });
  useEffect(() => {
    latest.current = { areTogether, onRequest, inUrl, segment, addressOf: place.write };
  });

  const ask = useCallback((requested: string) => {
    latest.current.onRequest(requested);
    const putBack = setTimeout(() => {
      const { segment: present, addressOf } = latest.current;
      if (present !== null && present !== requested) replaceAddress(addressOf(present));
    });
    return () => clearTimeout(putBack);
  }, []);

  useEffect(() => {
    if (segment === null) return undefined;
    const before = shown.current;
    const isFirst = before === null;
    const { inUrl: named, addressOf } = latest.current;
    shown.current = segment;
    if (segment === named) return undefined;
    if (isFirst && named !== null) return ask(named);
    if (isFirst || before === segment || latest.current.areTogether(before, segment))
      replaceAddress(addressOf(segment));
    else pushAddress(addressOf(segment));
    return undefined;
  }, [segment, ask]);

  useEffect(() => {
    if (inUrl === null || shown.current === null || inUrl === shown.current) return undefined;
    return ask(inUrl);
  }, [inUrl, ask]);
}

/** Takes the step out of the address on a screen that leads to another one, so that the chart alone decides where. */
export function useNoStepInUrl(): void {
  useEffect(() => {
    const { searchParams } = new URL(location.href);
    if (!searchParams.has('step')) return;
    searchParams.delete('step');
    const rest = searchParams.toString();
    replaceAddress(rest === '' ? location.pathname : `${location.pathname}?${rest}`);
  }, []);
}

/**
 * The address of a flow's last screen. It names no step, so that a reload asks for nothing. Back or Forward to an
 * earlier screen of the flow, which is over, loads the page as it is now.
 */
export function useFinishInUrl(): void {
  useNoStepInUrl();
  useEffect(() => {
    const leave = () => {
      // A link within the page goes nowhere else.
      if (location.hash === '') location.reload();
    };
    addEventListener('popstate', leave);
    return () => removeEventListener('popstate', leave);
  }, []);
}
