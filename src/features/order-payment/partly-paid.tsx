import type { Payable } from '@sonde/machines/order-payment';
import { quoteNumberOf } from '@sonde/machines/rules/quotes';
import { PartPaymentNotice } from '../payment/part-payment-notice.tsx';

/** A part has arrived by bank transfer; the rest is transferred too. */
export function PartlyPaid({ payable: { document, number, partPayment } }: { readonly payable: Payable }) {
  if (partPayment === null || number === null) return null;
  return (
    <PartPaymentNotice {...partPayment} number={document === 'QUOTE' ? quoteNumberOf(number) : number} />
  );
}
