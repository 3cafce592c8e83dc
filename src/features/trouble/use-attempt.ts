import { useState } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';

/**
 * Counts failed attempts to continue, so that the summary of errors appears after Continue and never while typing.
 * Errors that a form already has as it appears, as after a reload, count as one. `isClear` says that there are no errors
 * now, which resets it.
 */
export function useAttempt(isClear: boolean): { readonly attempt: number; readonly count: () => void } {
  // The browser's first render has to match the server's, which knows nothing of what this tab has stored.
  const isHydrated = useHydrated();
  const [attempt, setAttempt] = useState(Number(isHydrated && !isClear));
  const [wasClear, setWasClear] = useState(isHydrated ? isClear : null);
  if (isHydrated && wasClear !== isClear) {
    setWasClear(isClear);
    if (isClear || wasClear === null) setAttempt(Number(!isClear));
  }
  return { attempt, count: () => setAttempt((before) => before + 1) };
}
