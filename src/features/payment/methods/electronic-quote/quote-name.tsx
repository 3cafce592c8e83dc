import { Trans } from '@lingui/react/macro';

/** A quote has no details of a payment. */
export function QuoteName() {
  return <Trans>Quote, to be paid later</Trans>;
}

/** A quote that wasn't paid online was paid by a transfer to the shop's bank. */
export function TransferName() {
  return <Trans>Bank transfer</Trans>;
}
