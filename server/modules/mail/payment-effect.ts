import { sellsRental } from '@sonde/machines/rules/sales';
import type { Order } from '../order/order.model.ts';
import { debitMailWordsIn } from './debit-mail-words.ts';
import { rentalWordsIn } from './rental-words.ts';
import { unshippedWordsIn } from './unshipped-words.ts';

interface PaymentEffect {
  /** What waits for the payment. */
  readonly afterPayment: string;
  /** What follows once it has arrived. */
  readonly paid: string;
}

/** What the payment of an order leads to, by what it sells: a rental, a membership alone, or something shipped. */
export function paymentEffect(
  { sale, shippingMethod }: Pick<Order, 'sale' | 'shippingMethod'>,
  wordsLanguage: string,
): PaymentEffect {
  if (sellsRental(sale)) return rentalWordsIn(wordsLanguage);
  if (shippingMethod === null) return unshippedWordsIn(wordsLanguage);
  const { afterwards, received } = debitMailWordsIn(wordsLanguage);
  return { afterPayment: afterwards, paid: received.next };
}
