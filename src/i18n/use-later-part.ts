import { useEffect, useState } from 'react';
import { loadPart } from './texts.ts';

/** A part of an island, by file name, loaded once it is needed; null before. Offline, it arrives later. */
export function useLaterPart<Module>(
  name: string,
  load: () => Promise<Module>,
  isNeeded: boolean,
): Module | null {
  const [part, setPart] = useState<Module | null>(null);
  const isAsked = isNeeded && part === null;
  useEffect(() => {
    if (!isAsked) return undefined;
    const done = new AbortController();
    const ask = () => {
      loadPart(name, load).then(
        (loaded) => {
          if (!done.signal.aborted) setPart(() => loaded);
        },
        () => undefined,
      );
    };
    ask();
    addEventListener('online', ask, { signal: done.signal });
    return () => done.abort();
  }, [isAsked, name, load]);
  return part;
}
