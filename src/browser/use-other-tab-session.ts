import { useEffect, useRef } from 'react';
import { storedSession } from './stored-session.ts';

/** Reacts to sign-in and sign-out in another tab while the view is mounted. */
export function useOtherTabSession(react: (isSignedIn: boolean) => void): void {
  const latest = useRef(react);
  useEffect(() => {
    latest.current = react;
  });
  useEffect(() => storedSession.onChangeInOtherTab((isSignedIn) => latest.current(isSignedIn)), []);
}

type SessionEvent = { readonly type: 'session.startedInOtherTab' | 'session.endedInOtherTab' };

/** Tells a flow of sign-in and sign-out in another tab while its view is mounted. */
export function useSessionEvents(send: (event: SessionEvent) => void): void {
  useOtherTabSession((isSignedIn) =>
    send({ type: isSignedIn ? 'session.startedInOtherTab' : 'session.endedInOtherTab' }),
  );
}
