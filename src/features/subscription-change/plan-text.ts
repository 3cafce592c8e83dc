import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ChangePreview } from '@sonde/machines/subscription-change';
import { useTermText } from '../offers/term-text.ts';
import { planTexts } from './plan-texts.ts';

interface ShownPlan extends Pick<ChangePreview, 'planType' | 'seats'> {
  /** The length of its term; null if the page doesn't know it. */
  readonly months: number | null;
}

/** What a subscription becomes: the plan with its seats and the length of its term. */
export function usePlanText(): (plan: ShownPlan) => string {
  const { i18n, t } = useLingui();
  const termText = useTermText();
  return ({ planType, seats, months }) => {
    const plan = i18n._(planTexts[planType]);
    if (months === null) return t`${plan}, ${plural(seats, { one: '# seat', other: '# seats' })}`;
    const period = termText(months);
    return t({
      message: `${plan}, ${plural(seats, { one: '# seat', other: '# seats' })}, ${period}`,
      comment: 'A plan with its seats and the length of its term, for example: Team, 5 seats, 1 year',
    });
  };
}
