import { useLingui } from '@lingui/react/macro';
import type { AccountOrganization } from '@sonde/machines/account';
import { useFormat } from '../../i18n/use-shop-locale.ts';
import { TrialTerms } from './trial-terms.tsx';

interface RunningTrialProps {
  readonly trial: NonNullable<AccountOrganization['trial']>;
  /** ISO date. */
  readonly lastDay: string;
  readonly organization: Pick<AccountOrganization, 'nextChargeDay' | 'renewalPrice'>;
}

/** The trial that an organization's plan is on: its end, and what is charged then. */
export function RunningTrial({ trial, lastDay, organization }: RunningTrialProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { nextChargeDay, renewalPrice: price } = organization;
  const facts = {
    ...trial,
    lastDay,
    chargeDay: nextChargeDay ?? lastDay,
    price: price === null ? '' : format.money(price.gross),
    taxNote: t`(including tax)`,
  };
  const renews = nextChargeDay !== null && price !== null;
  return <TrialTerms trial={facts} renewal={renews ? 'chosen' : 'none'} />;
}
