import type { Money } from '@sonde/machines/rules/money';
import type { TaxQuote, TaxSource } from '@sonde/machines/rules/tax';
import type { SalesTaxQuestion } from '../tax/sales-tax-service.ts';
import type { TaxCalculation, TaxProvider } from '../tax/tax-provider.ts';
import type { StoredCheckout } from './checkout.model.ts';
import { kindOf, type OfferedQuantity } from './offered-line.ts';

/** A checkout with its prices by the rates of states and provinces. */
interface EstimatedCheckout {
  readonly stored: StoredCheckout;
  readonly quote: TaxQuote;
  readonly isShipped: boolean;
  /** The lines that are priced, in the same order. */
  readonly lines: readonly OfferedQuantity[];
  readonly estimated: {
    readonly lines: readonly { readonly totalDiscounted: { readonly net: Money } }[];
    readonly shipping: { readonly net: Money } | null;
  };
}

/** What to ask a tax service; null where its taxes wouldn't apply, or nothing is to be taxed. */
function taxQuestionOf({
  stored,
  quote,
  isShipped,
  lines,
  estimated,
}: EstimatedCheckout): SalesTaxQuestion | null {
  const address = isShipped ? stored.shippingAddress : stored.billingAddress;
  const isTaxedThere = quote.treatment === 'NET_PLUS_TAX' && quote.isFinal;
  if (!isTaxedThere || address === null || address.country !== stored.country) return null;
  const taxed = lines.map((line, index) => ({
    kind: kindOf(line),
    quantity: line.quantity,
    amount: estimated.lines[index]?.totalDiscounted.net.amount ?? 0,
  }));
  if (taxed.every(({ amount }) => amount === 0)) return null;
  const { streetAddress1, city, countryArea, postalCode, country } = address;
  return {
    currency: stored.currency,
    address: { streetAddress1, city, countryArea, postalCode, country },
    isShipped,
    lines: taxed,
    shipping: estimated.shipping?.net.amount ?? null,
  };
}

/** The taxes of a checkout that don't come from the rates. */
export interface CalculatedTaxes {
  readonly source: TaxSource;
  /** Null unless the source is the service. */
  readonly calculation: TaxCalculation | null;
}

/** Asks the tax service about a checkout, where there is one for it. */
export async function calculateTaxes(
  { calculate }: TaxProvider,
  checkout: EstimatedCheckout,
): Promise<CalculatedTaxes> {
  const question = calculate === null ? null : taxQuestionOf(checkout);
  if (calculate === null || question === null) return { source: 'RATES', calculation: null };
  const calculation = await calculate(question, checkout.stored.taxCalculation);
  return { source: calculation === null ? 'ESTIMATE' : 'SERVICE', calculation };
}
