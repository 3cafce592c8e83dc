import { Trans } from '@lingui/react/macro';
import { methodView } from '../../payment/method-views.ts';

interface AmountDueProps {
  /** The formatted total of the checkout. */
  readonly total: string;
  /** The chosen payment method; undefined for none. */
  readonly method: string | undefined;
}

/** In the review: the total of an order that is paid as it is placed, and to whom the buyer pays it. */
export function AmountDue({ total, method }: AmountDueProps) {
  const lender = method && methodView(method).lender;
  if (lender)
    return (
      <Trans comment="{lender} is a lender such as Klarna">
        Total: <strong>{total}</strong>. {lender} pays us when you place your order. You repay {lender} on the
        dates it shows you before you agree.
      </Trans>
    );
  return (
    <Trans>
      Due today: <strong>{total}</strong>
    </Trans>
  );
}
