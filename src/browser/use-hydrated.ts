import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the browser takes its markup over; true from then on, for what both write differently. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
