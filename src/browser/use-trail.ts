import { useEffect } from 'react';
import { createTrail, type Trail } from '@sonde/machines/flow';
import { followTrail } from './report-error.ts';
import { useOnce } from './use-once.ts';

/** The trail of this view's flow; error reports include it while the view is mounted. */
export function useTrail(): Trail {
  const trail = useOnce(createTrail);
  useEffect(() => followTrail(trail), [trail]);
  return trail;
}
