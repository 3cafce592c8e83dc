import { useEffect, useState } from 'react';
import { loadPart } from '../../../i18n/texts.ts';
import type * as tradeInTerms from '../../trade-in-terms/trade-in-terms.tsx';

type TermsPart = typeof tradeInTerms;

/** What an order with a trade-in agrees to, loaded only for such orders; null before. Offline, it arrives later. */
export function useTradeInTerms(isNeeded: boolean): TermsPart | null {
  const [part, setPart] = useState<TermsPart | null>(null);
  const isAsked = isNeeded && part === null;
  useEffect(() => {
    if (!isAsked) return undefined;
    const done = new AbortController();
    const load = () => {
      loadPart('trade-in-terms', () => import('../../trade-in-terms/trade-in-terms.tsx')).then(
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
