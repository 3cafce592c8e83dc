import { useCallback, useState } from 'react';
import { useReturn } from './use-return.ts';

/** How often Back or Forward has restored the page; its flow may have ended before. */
export function useVisit(): number {
  const [visit, setVisit] = useState(0);
  useReturn(useCallback(() => setVisit((before) => before + 1), []));
  return visit;
}
