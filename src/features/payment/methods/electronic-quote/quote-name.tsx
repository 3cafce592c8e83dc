import { Trans } from '@lingui/react/macro';

/** A quote has no details of a payment. */
export function QuoteName() {
  return <Trans>Quote, to be paid later</Trans>;
}
