import { clearingDaysOf, deciderOf } from '@sonde/machines/rules/payment';
import type { Order, OrderPayment } from '../order/order.model.ts';
import { methodOfPayment } from '../payment/methods/payment-methods.ts';
import { debitMailWordsIn } from './debit-mail-words.ts';
import type { MailRow, MailSection } from './mail-document.ts';
import type { MailFormat } from './mail-format.ts';
import { paymentEffect } from './payment-effect.ts';
import { reviewWordsIn } from './review-words.ts';

const wordsOfPayment: Partial<Readonly<Record<OrderPayment['status'], 'paidOn' | 'underWaySince'>>> = {
  SUCCEEDED: 'paidOn',
  PROCESSING: 'underWaySince',
};

const pendingByDecider: Readonly<
  Record<ReturnType<typeof deciderOf>, (payment: OrderPayment, language: string) => string>
> = {
  BANK: ({ method }, language) => debitMailWordsIn(language).pending(clearingDaysOf(method)),
  PROVIDER: ({ method, details }, language) =>
    reviewWordsIn(language).pending(methodOfPayment(method).label(details, language)),
};

/**
 * What an order waits for while a bank has its debit, or the provider reviews its payment, which may be of another
 * method than the order's: a quote is paid later. What its buyer has to confirm before, the section says.
 */
export function pendingSentences(order: Order, { wordsLanguage }: MailFormat): readonly string[] {
  const awaited = order.payments.find(({ status }) => status === 'PROCESSING');
  if (awaited === undefined) return [];
  const { afterPayment } = paymentEffect(order, wordsLanguage);
  if (awaited.verificationUrl !== null) return [afterPayment];
  return [pendingByDecider[deciderOf(awaited.method)](awaited, wordsLanguage), afterPayment];
}

/** Where the buyer verifies the account that is to be debited. */
export const verificationUrls = ({ payments }: Order): readonly string[] =>
  payments.flatMap(({ verificationUrl }) => verificationUrl ?? []);

/** One row for each completed or pending payment; declined ones are omitted. */
export function paymentSection(order: Order, format: MailFormat): MailSection {
  const { words, wordsLanguage, money, dayOf, leftToRight } = format;
  const rows = order.payments.flatMap(
    ({ status, details, method, amount, verificationUrl }): readonly MailRow[] => {
      const state = wordsOfPayment[status];
      if (state === undefined) return [];
      const label = methodOfPayment(method).label(details, wordsLanguage);
      const figure = money(amount);
      // No bank is asked before the account is confirmed.
      if (verificationUrl !== null) return [{ label, figure }];
      return [{ label, detail: words[state](dayOf(order.confirmedAt ?? order.placedAt)), figure }];
    },
  );
  const { verify } = debitMailWordsIn(wordsLanguage);
  const asked = verificationUrls(order).map((url) => verify(leftToRight(url)));
  return { heading: words.payment, sentences: rows.length === 0 ? [words.nothingToPay] : asked, rows };
}
