import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { hasShape, isString } from '@sonde/machines/flow';
import { isSavedCard } from '@sonde/machines/rules/payment';
import { meansOfAccount } from '../../../ports/means-of-saved.ts';
import type { DetailsProps, MethodView, PaidProps } from '../method-view.ts';

/** What every account has, whatever debits it. */
const isAccount = hasShape({ lastDigits: isString });

/** The displayable details of an account. */
export function AccountDescription({ details }: DetailsProps) {
  if (!isAccount(details)) return null;
  const lastDigits = <bdi dir="ltr">{details.lastDigits}</bdi>;
  return <Trans>Bank account ending in {lastDigits}</Trans>;
}

/** The debited account, by its last digits only. */
export function DebitedAccount({ payment: { bankLastDigits } }: PaidProps) {
  if (bankLastDigits === null) return <Trans>Bank account</Trans>;
  const lastDigits = <bdi dir="ltr">{bankLastDigits}</bdi>;
  return <Trans>Bank account ending in {lastDigits}</Trans>;
}

/** A saved account, or one whose owner names it in the provider's own window, as the order is placed. */
function WindowAccount({ details }: DetailsProps) {
  return details === null ? (
    <Trans>Bank account, chosen when you place your order</Trans>
  ) : (
    <AccountDescription details={details} />
  );
}

/** A debit whose account the buyer names in the provider's own window, as the order is placed. */
export const windowDebitView = (title: MessageDescriptor, meaning: MessageDescriptor): MethodView => ({
  title,
  meaning,
  arrivesLater: true,
  Description: WindowAccount,
  saved: {
    another: msg`Another bank account`,
    recalled: (saved) =>
      isSavedCard(saved) ? null : { type: 'payment.saved.recalled', saved: meansOfAccount(saved) },
    replaced: { type: 'payment.saved.replaced' },
  },
  Paid: DebitedAccount,
});
