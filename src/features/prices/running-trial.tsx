import type { AccountOrganization } from '@sonde/machines/account';
import { FreeMonths } from './free-months.tsx';
import { TrialTerms } from './trial-terms.tsx';
import { useMembershipPrice } from './use-membership-price.ts';

interface RunningTrialProps {
  readonly trial: NonNullable<AccountOrganization['trial']>;
  /** ISO date. */
  readonly lastDay: string;
  readonly organization: Pick<AccountOrganization, 'nextChargeDay' | 'renewal'>;
}

/** The trial that an organization's plan is on: its end, and what is charged then. */
export function RunningTrial({ trial, lastDay, organization }: RunningTrialProps) {
  const { amount, note } = useMembershipPrice();
  const { nextChargeDay, renewal } = organization;
  const price = renewal && renewal.amount;
  const facts = {
    ...trial,
    lastDay,
    chargeDay: nextChargeDay ?? lastDay,
    price: price === null ? '' : amount(price),
    taxNote: price === null ? '' : note(price),
  };
  if (nextChargeDay === null || renewal === null) return <TrialTerms trial={facts} renewal="none" />;
  return (
    <>
      <TrialTerms trial={facts} renewal="chosen" />
      <FreeMonths renewal={renewal} />
    </>
  );
}
