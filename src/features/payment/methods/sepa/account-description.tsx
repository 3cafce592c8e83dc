import { Trans } from '@lingui/react/macro';
import { isAccountDetails } from '@sonde/machines/payment/methods/sepa';
import type { DetailsProps, PaidProps } from '../../method-view.ts';

/** The displayable details of an account. */
export function AccountDescription({ details }: DetailsProps) {
  if (!isAccountDetails(details)) return null;
  const lastDigits = <bdi dir="ltr">{details.lastDigits}</bdi>;
  return <Trans>Bank account ending in {lastDigits}</Trans>;
}

/** The debited account, by its last digits only. */
export function DebitedAccount({ payment: { bankLastDigits } }: PaidProps) {
  if (bankLastDigits === null) return <Trans>Bank account</Trans>;
  const lastDigits = <bdi dir="ltr">{bankLastDigits}</bdi>;
  return <Trans>Bank account ending in {lastDigits}</Trans>;
}
