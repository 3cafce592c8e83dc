import { quoteNumberOf } from '@sonde/machines/rules/quotes';
import { isConfirmed, type OrderPartlyPaid } from '../order/confirm-order.ts';
import { loadOrder } from '../order/order.repository.ts';
import { partPaymentOf } from '../order/part-payment.ts';
import { partWordsIn } from './part-words.ts';
import { type DebitMailServices, sendPaymentMail } from './send-debit-mail.ts';

/**
 * Tells the buyer that a part of what is owed has arrived by bank transfer, and what is missing. Nothing once the rest
 * has arrived too, or the order is over. May run more than once; the mail's Message-ID stays the same.
 */
export async function sendPartReceived(
  services: DebitMailServices,
  { orderId, transferId }: OrderPartlyPaid,
): Promise<void> {
  const order = await loadOrder(services.sql, orderId);
  if (order === null) throw new Error(`No order ${orderId} to send a mail about`);
  const part = partPaymentOf(order);
  if (part === null) return;
  const isQuote = !isConfirmed(order);
  const number = isQuote ? quoteNumberOf(order.number) : order.number;
  await sendPaymentMail(services, order, (_, { money, wordsLanguage }) => {
    const { subject, received, missing, confirmedLater, button } = partWordsIn(wordsLanguage);
    return {
      key: `part-received.${transferId}`,
      subject: subject(number),
      opening: [
        received(money(part.received)),
        missing(money(part.open), number) + (isQuote ? ` ${confirmedLater}` : ''),
      ],
      button: { label: button, page: 'order-payment' },
    };
  });
}
