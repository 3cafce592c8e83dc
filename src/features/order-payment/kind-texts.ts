import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PayableKind } from '@sonde/machines/order-payment';

/** What the page says about an order, and about an invoice. */
interface KindTexts {
  readonly title: MessageDescriptor;
  readonly paid: MessageDescriptor;
  readonly afterwards: MessageDescriptor;
  readonly expired: MessageDescriptor;
  readonly whyExpired: MessageDescriptor;
  readonly missing: MessageDescriptor;
}

export const kindTexts: Readonly<Record<PayableKind, KindTexts>> = {
  INVOICE: {
    title: msg`Invoice payment`,
    paid: msg`This invoice has been paid. Thank you.`,
    afterwards: msg`The people who manage the membership get a receipt by email and find the invoice in their account.`,
    expired: msg`This invoice can no longer be paid`,
    whyExpired: msg`The membership has ended or no longer renews. Nothing is owed. The people who manage it can start it again.`,
    missing: msg`We can’t find this invoice`,
  },
  ORDER: {
    title: msg`Order payment`,
    paid: msg`This order has been paid. Thank you.`,
    afterwards: msg`The buyer gets the confirmation and the invoice by email.`,
    expired: msg`This quote can no longer be paid`,
    whyExpired: msg`Its prices were valid until its last day. Nothing is owed. Add the products to a new cart and ask for a new quote.`,
    missing: msg`We can’t find this order`,
  },
};
