import { useState } from 'react';

/**
 * Counts failed tries to go on, so that the summary of errors appears after Continue and never while somebody types.
 * `isClear` is whether nothing is wrong now: a mended form starts anew.
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
