import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** `3-years` of an address as text. */
export function usePeriodText(): (period: string) => string {
  const { t } = useLingui();
  return (period) => {
    const years = Number.parseInt(period, 10);
    return t`${plural(years, { one: '# year', other: '# years' })}`;
  };
}
