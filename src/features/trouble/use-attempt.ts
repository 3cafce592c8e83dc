import { useState } from 'react';

/**
 * Counts failed attempts to continue, so that the summary of errors appears after Continue and never while typing.
 * `isClear` says that there are no errors now, which resets it.
 */
export function useAttempt(isClear: boolean): { readonly attempt: number; readonly count: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [wasClear, setWasClear] = useState(isClear);
  if (wasClear !== isClear) {
    setWasClear(isClear);
    if (isClear) setAttempt(0);
  }
  return { attempt, count: () => setAttempt((before) => before + 1) };
}
