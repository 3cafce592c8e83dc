import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** A value that only this browser can read, as of the first render; `unknown` on the server and during hydration. */
export function useBrowserOnlyState<Value>(read: () => Value, unknown: Value): Value {
  const isHydrated = useHydrated();
  const [known, setKnown] = useState(() => (isHydrated ? { value: read() } : null));
  if (known !== null) return known.value;
  if (isHydrated) setKnown({ value: read() });
  return unknown;
}
