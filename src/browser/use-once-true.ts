import { useState } from 'react';

/** True once `value` has been true: what was opened for the reader doesn't close while they use it. */
export function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
}
