import {
  eachQuoteField,
  type QuoteField,
  quoteMaxLengths,
  quoteProblems,
  tidyQuoteData,
} from '@sonde/machines/rules/quotes';
import { fieldRefusal } from '../../kernel/refusal.ts';
import { changeCheckout } from './change-checkout.ts';
import type { CheckoutAnswer } from './change-checkout.ts';
import type { CheckoutServices } from './checkout-services.ts';

/** The details as received; omitted fields count as empty. */
type TypedQuoteData = Readonly<Partial<Record<QuoteField, string | null | undefined>>>;

/** Saves what the buyer says about their organization for a quote, or refuses every invalid field. */
export async function updateQuoteData(
  services: CheckoutServices,
  token: string,
  typed: TypedQuoteData,
): Promise<CheckoutAnswer> {
  const data = eachQuoteField((field) => typed[field] ?? '');
  return changeCheckout(services, token, () => {
    const refusals = quoteProblems(data).map(({ field, reason }) =>
      fieldRefusal(field, reason, quoteMaxLengths[field]),
    );
    return refusals.length === 0
      ? { ok: true, change: { quoteData: tidyQuoteData(data) } }
      : { ok: false, refusals };
  });
}
