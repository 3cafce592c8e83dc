import { useEffect } from 'react';

/** Calls back when the browser has a network again, as long as `isAwaited`. */
export function useBackOnline(isAwaited: boolean, onBack: () => void): void {
  useEffect(() => {
    if (!isAwaited) return undefined;
    addEventListener('online', onBack);
    return () => removeEventListener('online', onBack);
  }, [isAwaited, onBack]);
}
