import { useEffect, useRef } from 'react';
import { storedSession } from './stored-session.ts';

/** Hears of somebody who signs in or out in another tab, for as long as the view is shown. */
export function useSessionElsewhere(react: (isSignedIn: boolean) => void): void {
  const latest = useRef(react);
  useEffect(() => {
    latest.current = react;
  });
  useEffect(() => storedSession.onChangeElsewhere((isSignedIn) => latest.current(isSignedIn)), []);
}
