import { Trans } from '@lingui/react/macro';
import type { AccountOrganization, NextRenewal } from '@sonde/machines/account';
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
  const price = renewal && renewal.price;
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
      <FirstCharge renewal={renewal} />
    </>
  );
}

/** What referral credit leaves of the first charge, which the terms don't say; empty without credit. */
function FirstCharge({ renewal }: { readonly renewal: NextRenewal }) {
  const { amount } = useMembershipPrice();
  if (renewal.freeMonths === 0) return null;
  const first = amount(renewal.amount);
  return (
    <>
      <br />
      <Trans>First charge: {first}</Trans>
      <FreeMonths renewal={renewal} />
    </>
  );
}
