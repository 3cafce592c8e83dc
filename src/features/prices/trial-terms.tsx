import type { ReactNode } from 'react';
import { Plural, Trans } from '@lingui/react/macro';
import { useFormat, useShopLocale } from '../../i18n/use-shop-locale.ts';
import { paths } from '../../page/paths.ts';

/** What is charged when a trial ends, and when. Days are ISO dates. */
interface TrialFacts {
  readonly days: number;
  readonly lastDay: string;
  /** The day of the first charge. */
  readonly chargeDay: string;
  /** The price of each term. */
  readonly price: ReactNode;
  /** How the tax relates to the price, in parentheses. */
  readonly taxNote: ReactNode;
  /** Months of each term. */
  readonly months: number;
}

interface TrialTermsProps {
  readonly trial: TrialFacts;
  /** Whether the buyer has chosen automatic renewal, or still can. */
  readonly renewal: 'chosen' | 'offered' | 'none';
}

/**
 * How long a trial is, when it ends, and what is charged then and how often; that it ends by itself without automatic
 * renewal, and where it is canceled without an account. Every page says it with these words: 15 U.S.C. 8403, California Business and Professions Code 17602.
 */
export function TrialTerms({ trial, renewal }: TrialTermsProps) {
  const format = useFormat();
  const locale = useShopLocale();
  const { days, price, taxNote, months } = trial;
  const lastDay = format.longDay(trial.lastDay);
  const chargeDay = format.longDay(trial.chargeDay);
  const years = months / 12;
  if (renewal === 'none')
    return (
      <Trans>
        Your <Plural value={days} one="#-day" other="#-day" /> trial is free through {lastDay}. Then it ends
        by itself, and you won’t be charged.
      </Trans>
    );
  if (renewal === 'offered')
    return (
      <>
        <Trans>
          Free for <Plural value={days} one="# day" other="# days" />, through {lastDay} if you order today.
          Then your trial ends by itself, and you won’t be charged. Only if you choose automatic renewal at
          checkout, we charge {price} {taxNote} on {chargeDay}, then{' '}
          <Plural value={years} one="every year" other="every # years" /> until you cancel.
        </Trans>{' '}
        <Trans>
          You can cancel at any time <a href={paths.cancellation(locale)}>on our cancellation page</a>,
          without signing in.
        </Trans>
      </>
    );
  return (
    <Trans>
      Your <Plural value={days} one="#-day" other="#-day" /> trial is free through {lastDay}. On {chargeDay}{' '}
      we charge {price} {taxNote}, then <Plural value={years} one="every year" other="every # years" /> until
      you cancel. Cancel by {lastDay} in your account,{' '}
      <a href={paths.cancellation(locale)}>on our cancellation page</a>, or by phone or email, and you won’t
      be charged.
    </Trans>
  );
}
