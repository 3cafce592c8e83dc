import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { MethodView, PaidProps } from '../method-view.ts';

/** The debited account, by its last digits only. */
export function DebitedAccount({ payment: { bankLastDigits } }: PaidProps) {
  if (bankLastDigits === null) return <Trans>Bank account</Trans>;
  const lastDigits = <bdi dir="ltr">{bankLastDigits}</bdi>;
  return <Trans>Bank account ending in {lastDigits}</Trans>;
}

/** A debit whose account the buyer names in the provider's own window, as the order is placed. */
export function windowDebitView(
  title: MessageDescriptor,
  meaning: MessageDescriptor,
  meaningOfDebt: MessageDescriptor,
): MethodView {
  const Chosen = () => <Trans>Bank account, chosen when you place your order</Trans>;
  return { title, meaning, meaningOfDebt, Description: Chosen, Paid: DebitedAccount };
}
