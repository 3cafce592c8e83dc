import { useState } from 'react';

/** True from the first time on that `value` is: what was opened for somebody is not closed again under their hands. */
export function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
}
