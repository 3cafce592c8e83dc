import { Trans } from '@lingui/react/macro';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { methodView } from '../payment/method-views.ts';

/** How the order was or is being paid. */
export function PaymentDescription({ payments }: { payments: OrderFieldsFragment['payments'] }) {
  const payment =
    payments.find(({ chargeStatus }) => chargeStatus !== 'NOT_CHARGED') ??
    payments.find(({ debitFailure }) => debitFailure !== null);
  if (!payment) return <Trans>Nothing to pay</Trans>;
  const { Paid } = methodView(payment.method);
  return <Paid payment={payment} />;
}
