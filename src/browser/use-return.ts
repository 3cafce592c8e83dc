import { useEffect } from 'react';

/** Acts when Back or Forward restores the page from the back/forward cache, with a flow that may have ended. */
export function useReturn(act: () => void): void {
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) act();
    };
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, [act]);
}
