import { useEffect, useState } from 'react';
import { loadPart } from '../../i18n/texts.ts';
import type * as orderHistory from './order-history.tsx';

type OrderHistoryPart = typeof orderHistory;

/** The part of the account with the orders, loaded once someone is signed in; null before. Offline, it arrives later. */
export function useOrderHistory(isNeeded: boolean): OrderHistoryPart | null {
  const [part, setPart] = useState<OrderHistoryPart | null>(null);
  const isAsked = isNeeded && part === null;
  useEffect(() => {
    if (!isAsked) return undefined;
    const done = new AbortController();
    const load = () => {
      loadPart('order-history', () => import('./order-history.tsx')).then(
        (loaded) => {
          if (!done.signal.aborted) setPart(loaded);
        },
        () => undefined,
      );
    };
    load();
    addEventListener('online', load, { signal: done.signal });
    return () => done.abort();
  }, [isAsked]);
  return part;
}
