import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalReason } from '@sonde/machines/rules/errors';
import type { PayableDocument } from '@sonde/machines/order-payment';

/** What the page says about an order, a quote and an invoice. */
interface DocumentTexts {
  readonly title: MessageDescriptor;
  readonly paid: MessageDescriptor;
  readonly afterwards: MessageDescriptor;
  readonly expired: MessageDescriptor;
  readonly whyExpired: MessageDescriptor;
  readonly missing: MessageDescriptor;
}

const order = {
  title: msg`Order payment`,
  paid: msg`This order has been paid. Thank you.`,
  afterwards: msg`The buyer gets an email with a link to the order and its invoice.`,
  missing: msg`We can’t find this order`,
};

export const documentTexts: Readonly<Record<PayableDocument, DocumentTexts>> = {
  INVOICE: {
    title: msg`Invoice payment`,
    paid: msg`This invoice has been paid. Thank you.`,
    afterwards: msg`The people who manage the membership get a receipt by email and find the invoice in their account.`,
    expired: msg`This invoice can no longer be paid`,
    whyExpired: msg`The membership has ended or no longer renews. Nothing is owed. The people who manage it can start it again.`,
    missing: msg`We can’t find this invoice`,
  },
  ORDER: {
    ...order,
    expired: msg`This order can no longer be paid`,
    whyExpired: msg`The buyer has withdrawn from this order, or it’s no longer valid. Nothing is owed.`,
  },
  QUOTE: {
    ...order,
    title: msg`Quote payment`,
    expired: msg`This quote can no longer be paid`,
    whyExpired: msg`This quote has expired, and nothing is owed. Get a new quote, and we’ll put the same items in your cart at today’s prices.`,
  },
};

/** Why an order can't be paid at its total any longer, by what was used elsewhere. */
export const lostReasonTexts: Partial<Readonly<Record<RefusalReason, MessageDescriptor>>> = {
  USED_UP: msg`The voucher code is no longer available, so this total no longer applies. You haven’t been charged, and nothing is owed. Add the products to a new cart to see today’s total.`,
  ALREADY_USED: msg`The voucher code has since been used for another order, so this total no longer applies. You haven’t been charged, and nothing is owed. Add the products to a new cart to see today’s total.`,
  TRIAL_USED: msg`The trial has since been started with another order. You haven’t been charged, and nothing is owed. Add the products to a new cart to see today’s total.`,
};
