import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { trialPeriod } from './trial-period.ts';

/** `3-years` or `30-day-trial` of an address as text. */
export function usePeriodText(): (period: string) => string {
  const { t } = useLingui();
  return (period) => {
    const years = Number.parseInt(period, 10);
    const days = years;
    return period === trialPeriod(days)
      ? t`${plural(days, { one: '#-day free trial', other: '#-day free trial' })}`
      : t`${plural(years, { one: '# year', other: '# years' })}`;
  };
}
