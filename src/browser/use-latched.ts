import { useState } from 'react';

/** True once `value` has been true, so that an opened part doesn't close while the reader uses it. */
export function useLatched(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
}
