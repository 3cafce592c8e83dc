import { noReferences } from '@sonde/machines/rules/checkout';
import { refusal } from '../../kernel/refusal.ts';
import type { Invoice } from '../invoice/invoice.model.ts';
import { loadInvoice } from '../invoice/invoice.repository.ts';
import { idOfInvoiceToken } from '../invoice/document-token.ts';
import { settleRenewal } from '../subscription/charge-renewal.ts';
import { findOpenInvoice, isInvoicePaidBy } from '../subscription/open-invoice.repository.ts';
import {
  methodsForInvoice,
  type PayableInvoice,
  readPayableInvoice,
} from '../subscription/payable-invoice.ts';
import { type InvoicePayment, payInvoice } from '../subscription/pay-invoice.ts';
import { type PayableDebts, type Payable, type PayAnswer, paid, refusedPay } from './payable.model.ts';
import type { PayableServices } from './payable-services.ts';

const closed = refusal('OPERATION_NOT_ALLOWED', null, 'CHANGED_ELSEWHERE');

/** An attempt that waits for its payer's bank gives way to another one. */
function statusOf({ isAwaited, attempt }: PayableInvoice): Payable['status'] {
  if (!isAwaited) return 'EXPIRED';
  return attempt === null || attempt.status === 'REQUIRES_ACTION' ? 'OPEN' : 'PENDING';
}

/** An open invoice, with what the provider says about its payment. */
interface SettledInvoice extends PayableInvoice {
  readonly verificationUrl: string | null;
}

function openPayable(services: PayableServices, payable: SettledInvoice, token: string): Payable {
  const { bill, amount, facts, number } = payable;
  const status = statusOf(payable);
  const line = { kind: 'ITEM', name: bill.name, sku: bill.sku, quantity: 1, unitPrice: null } as const;
  return {
    kind: 'INVOICE',
    document: 'INVOICE',
    token,
    country: bill.country,
    language: bill.language,
    number,
    organizationName: '',
    references: noReferences,
    status,
    lostReason: null,
    payUntil: status === 'OPEN' ? facts.expiresOn : null,
    lines: [{ ...line, amount, seats: bill.seats, freeMonths: bill.freeMonths ?? 0, period: null }],
    taxTreatment: bill.taxTreatment,
    isTaxEstimated: bill.isTaxEstimated ?? false,
    taxLines: bill.taxLines,
    total: amount,
    partPayment: null,
    verificationUrl: status === 'PENDING' ? payable.verificationUrl : null,
    quotedItems: [],
    methods: status === 'OPEN' ? methodsForInvoice(services, facts, amount) : [],
  };
}

const paidPayable = (
  { number, country, language, lines, taxTreatment, isTaxEstimated, taxLines, total }: Invoice,
  token: string,
): Payable => ({
  kind: 'INVOICE',
  document: 'INVOICE',
  token,
  country,
  language,
  number,
  organizationName: '',
  references: noReferences,
  status: 'PAID',
  lostReason: null,
  payUntil: null,
  lines,
  taxTreatment,
  isTaxEstimated,
  taxLines,
  total,
  partPayment: null,
  verificationUrl: null,
  quotedItems: [],
  methods: [],
});

/** The open invoice after its payment at the provider, if there is one, has been asked about. */
async function readSettled(services: PayableServices, id: string): Promise<SettledInvoice | null> {
  const payable = await readPayableInvoice(services, id);
  const attempt = payable?.attempt ?? null;
  if (payable === null || attempt === null || attempt.intentId === null)
    return payable && { ...payable, verificationUrl: null };
  const { isAwaited } = payable;
  const outcome = await settleRenewal(services, attempt, { isAwaited, isGivenUp: false, isRepeated: true });
  const settled = await readPayableInvoice(services, id);
  const verificationUrl = outcome.status === 'pending' ? outcome.verificationUrl : null;
  return settled && { ...settled, verificationUrl };
}

async function readPayable(services: PayableServices, token: string): Promise<Payable | null> {
  const id = idOfInvoiceToken(services.deriveToken, token);
  if (id === null) return null;
  const open = await readSettled(services, id);
  if (open !== null) return openPayable(services, open, token);
  const invoice = await loadInvoice(services.sql, id);
  return invoice && paidPayable(invoice, token);
}

function answerOf(payment: InvoicePayment): PayAnswer {
  switch (payment.status) {
    case 'renewed':
      return paid;
    case 'declined': {
      const { code } = payment;
      // A fault of the shop is a payment problem for the person who pays.
      return refusedPay(
        refusal(code === null || code === 'ORDER_CREATION_FAILED' ? 'PAYMENT_ERROR' : code, null),
      );
    }
    case 'outdated':
      return refusedPay(closed);
    case 'refused':
      return refusedPay(payment.refusal);
    case 'confirmation':
      return { ...paid, clientSecret: payment.clientSecret };
    case 'pending':
      return { ...paid, isPending: true };
  }
}

/** Invoices for renewals whose charge failed. */
export const invoiceDebts = (services: PayableServices): PayableDebts => ({
  read: (token) => readPayable(services, token),
  async pay(token, request) {
    const { sql, deriveToken } = services;
    const id = idOfInvoiceToken(deriveToken, token);
    if (id === null) return refusedPay(refusal('NOT_FOUND', 'token'));
    const open = await findOpenInvoice(sql, id);
    if (open !== null) return answerOf(await payInvoice(services, open, request));
    if (await isInvoicePaidBy(sql, id, request.key)) return paid;
    return refusedPay((await loadInvoice(sql, id)) === null ? refusal('NOT_FOUND', 'token') : closed);
  },
});
