import type { AccountOrganization } from '@sonde/machines/account';
import { TrialTerms } from './trial-terms.tsx';
import { useMembershipPrice } from './use-membership-price.ts';

interface RunningTrialProps {
  readonly trial: NonNullable<AccountOrganization['trial']>;
  /** ISO date. */
  readonly lastDay: string;
  readonly organization: Pick<AccountOrganization, 'nextChargeDay' | 'renewalPrice'>;
}

/** The trial that an organization's plan is on: its end, and what is charged then. */
export function RunningTrial({ trial, lastDay, organization }: RunningTrialProps) {
  const { amount, note } = useMembershipPrice();
  const { nextChargeDay, renewalPrice: price } = organization;
  const facts = {
    ...trial,
    lastDay,
    chargeDay: nextChargeDay ?? lastDay,
    price: price === null ? '' : amount(price),
    taxNote: price === null ? '' : note(price),
  };
  const renews = nextChargeDay !== null && price !== null;
  return <TrialTerms trial={facts} renewal={renews ? 'chosen' : 'none'} />;
}
