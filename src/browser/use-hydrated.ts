import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, then true; for content that differs between server and browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
