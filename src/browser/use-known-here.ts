import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * What this browser alone knows, as it was when the view was first shown; `unknown` on the server, and while the browser
 * takes over what that drew.
 */
export function useKnownHere<Value>(read: () => Value, unknown: Value): Value {
  const isHydrated = useHydrated();
  const [known, setKnown] = useState(() => (isHydrated ? { value: read() } : null));
  if (known !== null) return known.value;
  if (isHydrated) setKnown({ value: read() });
  return unknown;
}
