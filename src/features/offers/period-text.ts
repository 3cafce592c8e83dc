import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** A trial of so many days in an address. */
export const trialPeriod = (days: number): string => `${days}-day-trial`;

/** `3-years` or `30-day-trial` of an address as text. */
export function usePeriodText(): (period: string) => string {
  const { t } = useLingui();
  return (period) => {
    const count = Number.parseInt(period, 10);
    return period === trialPeriod(count)
      ? t`${plural(count, { one: '#-day free trial', other: '#-day free trial' })}`
      : t`${plural(count, { one: '# year', other: '# years' })}`;
  };
}
