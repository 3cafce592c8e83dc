import { type Money, subtractMoney } from '../money/index.ts';
import { creditableOf, type TermPayment } from '../plans/index.ts';
import type { OrganizationInSale } from './sale-effect.ts';

type Current = NonNullable<OrganizationInSale['subscription']>;

/** A term's payments without what is returned of them; null where nothing is left to credit. */
function paymentWithout(payment: TermPayment, returned: Money): TermPayment | null {
  if (payment.received.currency !== returned.currency) return payment;
  const received = subtractMoney(payment.received, returned);
  return creditableOf({ ...payment, received }).amount > 0 ? { ...payment, received } : null;
}

/** A subscription whose current term no longer has what is returned of its payments, so that it gives no credit. */
export function withoutPayment(subscription: Current, returned: Money | null): Current {
  const { term } = subscription;
  if (returned === null || term?.payment == null) return subscription;
  return { ...subscription, term: { ...term, payment: paymentWithout(term.payment, returned) } };
}
