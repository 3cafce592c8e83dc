import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePeriodText } from './period-text.ts';

/** The length of a term in words: in years where it is a number of them, in months otherwise. */
export function useTermText(): (months: number) => string {
  const { t } = useLingui();
  const periodText = usePeriodText();
  return (months) =>
    months % 12 === 0
      ? periodText(String(months / 12))
      : t`${plural(months, { one: '# month', other: '# months' })}`;
}
