import { clearingDaysOf } from '@sonde/machines/rules/payment';
import type { Order, OrderPayment } from '../order/order.model.ts';
import { methodOfPayment } from '../payment/methods/payment-methods.ts';
import { debitMailWordsIn } from './debit-mail-words.ts';
import type { MailRow, MailSection } from './mail-document.ts';
import type { MailFormat } from './mail-format.ts';
import { unshippedWordsIn } from './unshipped-words.ts';

const wordsOfPayment: Partial<Readonly<Record<OrderPayment['status'], 'paidOn' | 'underWaySince'>>> = {
  SUCCEEDED: 'paidOn',
  PROCESSING: 'underWaySince',
};

/** What an order waits for while a bank has its debit. */
export function pendingSentences(
  { chargeStatus, paymentMethod, shippingMethod }: Order,
  { wordsLanguage }: MailFormat,
): readonly string[] {
  if (chargeStatus !== 'ASYNC_PROCESSING') return [];
  const { pending, afterwards } = debitMailWordsIn(wordsLanguage);
  const next = shippingMethod === null ? unshippedWordsIn(wordsLanguage).afterPayment : afterwards;
  return [pending(clearingDaysOf(paymentMethod)), next];
}

/** Where the buyer verifies the account that is to be debited. */
export const verificationUrls = ({ payments }: Order): readonly string[] =>
  payments.flatMap(({ verificationUrl }) => verificationUrl ?? []);

/** One row for each completed or pending payment; declined ones are omitted. */
export function paymentSection(order: Order, format: MailFormat): MailSection {
  const { words, wordsLanguage, money, dayOf, leftToRight } = format;
  const rows = order.payments.flatMap(({ status, details, method, amount }): readonly MailRow[] => {
    const state = wordsOfPayment[status];
    if (state === undefined) return [];
    const label = methodOfPayment(method).label(details, wordsLanguage);
    return [
      { label, detail: words[state](dayOf(order.confirmedAt ?? order.placedAt)), figure: money(amount) },
    ];
  });
  const { verify } = debitMailWordsIn(wordsLanguage);
  const asked = verificationUrls(order).map((url) => verify(leftToRight(url)));
  return { heading: words.payment, sentences: rows.length === 0 ? [words.nothingToPay] : asked, rows };
}
