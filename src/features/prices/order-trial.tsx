import type { TaxedMoney } from '@sonde/machines/rules/money';
import { TrialTerms } from './trial-terms.tsx';
import { type OrderTax, useOrderPrices } from './use-order-prices.ts';

interface OrderTrialProps {
  readonly term: {
    readonly trialDays: number;
    readonly lastDay: string;
    readonly nextTermDay: string;
    readonly renewsAutomatically: boolean;
    readonly months: number;
    /** Null if it can't renew. */
    readonly price: TaxedMoney | null;
  };
  readonly tax: OrderTax;
}

/** The trial in a cart, a checkout or an order: its end, and what is charged then. */
export function OrderTrial({ term, tax }: OrderTrialProps) {
  const prices = useOrderPrices(tax);
  const { trialDays: days, lastDay, nextTermDay, months, renewsAutomatically } = term;
  const price = term.price === null ? '' : prices.amount(term.price);
  const facts = { days, lastDay, chargeDay: nextTermDay, price, taxNote: prices.taxNote, months };
  return <TrialTerms trial={facts} renewal={renewsAutomatically ? 'chosen' : 'none'} />;
}
