import { useEffect, useRef } from 'react';
import type { Selection } from '@sonde/machines/rules/catalogue';
import { chosenPlan } from '../browser/chosen-plan.ts';

/** Remembers the membership that a visitor chooses on this page, for the next page that sells one. */
export function useRememberedPlan(
  country: string,
  { plan, period }: Pick<Selection, 'plan' | 'period'>,
): void {
  const preselected = useRef<string | null>(`${plan} ${period ?? ''}`);
  useEffect(() => {
    if (preselected.current === `${plan} ${period ?? ''}`) return;
    preselected.current = null;
    chosenPlan.remember(country, { plan, period });
  }, [country, plan, period]);
}
