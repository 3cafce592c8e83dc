import { Trans } from '@lingui/react/macro';
import { isQuoteMethod } from '@sonde/machines/rules/payment';
import { methodView } from '../../payment/method-views.ts';

interface AmountDueProps {
  /** In the shop's format. */
  readonly total: string;
  /** The chosen method; null for an order that costs nothing. */
  readonly method: string | null;
}

/** What the buyer owes by placing the order, and when. */
export function AmountDue({ total, method }: AmountDueProps) {
  if (method !== null && isQuoteMethod(method))
    return (
      <Trans>
        Total of your quote: <strong>{total}</strong>. Nothing is charged now, and you aren’t obliged to buy.
      </Trans>
    );
  const lender = method === null ? undefined : methodView(method).lender;
  if (lender !== undefined)
    return (
      <Trans comment="{lender} is a lender such as Klarna">
        Total: <strong>{total}</strong>. {lender} shows you what you’ll pay and when before you agree.
      </Trans>
    );
  return (
    <Trans>
      Due today: <strong>{total}</strong>
    </Trans>
  );
}
