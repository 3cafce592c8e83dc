import { useEffect } from 'react';

/** Acts when Back or Forward shows the page again just as it was left, with a flow that had come to its end. */
export function useReturn(act: () => void): void {
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) act();
    };
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, [act]);
}
