import { useEffect } from 'react';
import { createTrail, type Trail } from '@sonde/machines/flow';
import { followTrail } from './report-error.ts';
import { useOnce } from './use-once.ts';

/** The trail of the flow of this view, which a report of an error brings along while the view is shown. */
export function useTrail(): Trail {
  const trail = useOnce(createTrail);
  useEffect(() => followTrail(trail), [trail]);
  return trail;
}
