import { useEffect, useState } from 'react';
import { withSlowLoadNotice } from '../../../browser/lazy-import.ts';
import { loadPart } from '../../../i18n/texts.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type * as savedMethodsFlow from './saved-methods-flow.tsx';

type FlowPart = typeof savedMethodsFlow;

/** Once loaded, it stays loaded until the page is left. */
let loaded: FlowPart | null = null;

interface SavedMethodsProps {
  /** Null for a person without a membership. */
  readonly membershipId: string | null;
}

/** A person's saved payment methods, loaded after the content around them. */
export function SavedMethods({ membershipId }: SavedMethodsProps) {
  const [part, setPart] = useState(loaded);
  useEffect(() => {
    if (part !== null) return undefined;
    const done = new AbortController();
    const load = () => {
      withSlowLoadNotice(loadPart('saved-methods-flow', () => import('./saved-methods-flow.tsx'))).then(
        (module) => {
          loaded = module;
          if (!done.signal.aborted) setPart(module);
        },
        () => undefined,
      );
    };
    load();
    addEventListener('online', load, { signal: done.signal });
    return () => done.abort();
  }, [part]);
  return part === null ? (
    <Skeleton shape="text" lines={4} />
  ) : (
    <part.SavedMethodsFlow key={membershipId ?? ''} membershipId={membershipId} />
  );
}
