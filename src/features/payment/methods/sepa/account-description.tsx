import { Trans } from '@lingui/react/macro';
import { isAccountDetails } from '@sonde/machines/payment/methods/sepa';
import type { DetailsProps } from '../../method-view.ts';

/** The displayable details of an account. */
export function AccountDescription({ details }: DetailsProps) {
  if (!isAccountDetails(details)) return null;
  const lastDigits = <bdi dir="ltr">{details.lastDigits}</bdi>;
  return <Trans>Bank account ending in {lastDigits}</Trans>;
}
