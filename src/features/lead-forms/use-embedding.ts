import { useEffect } from 'react';
import { loadPart } from '../../i18n/texts.ts';
import type { Embedding } from './embedding.ts';

/** Keeps a form and the page in whose frame it is in touch; nothing happens without `parents`. */
export function useEmbedding({ parents, actor, country }: Omit<Embedding, 'signal'>): void {
  useEffect(() => {
    if (parents.length === 0) return;
    const ending = new AbortController();
    const { signal } = ending;
    loadPart('embedding', () => import('./embedding.ts')).then(
      ({ talkToParent }) => signal.aborted || talkToParent({ parents, actor, country, signal }),
      // Without it the form does what it does on its own page.
      () => {},
    );
    return () => ending.abort();
  }, [parents, actor, country]);
}
