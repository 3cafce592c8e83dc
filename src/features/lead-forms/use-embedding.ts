import { useEffect } from 'react';
import { loadPart } from '../../i18n/texts.ts';
import type { Embedding } from './embedding.ts';

/** Connects a form with the page that embeds it; does nothing without `parents`. */
export function useEmbedding({ parents, actor, country }: Omit<Embedding, 'signal'>): void {
  useEffect(() => {
    if (parents.length === 0) return;
    const ending = new AbortController();
    const { signal } = ending;
    loadPart('embedding', () => import('./embedding.ts')).then(
      ({ connectToParent }) => signal.aborted || connectToParent({ parents, actor, country, signal }),
      // Without it, the form works as on its own page.
      () => {},
    );
    return () => ending.abort();
  }, [parents, actor, country]);
}
