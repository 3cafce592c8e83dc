import { paymentErrorCodes } from '@sonde/machines/rules/errors';
import type { FieldLimit } from '../../kernel/field-limits.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import { messageOf, type Refusal } from '../../kernel/refusal.ts';
import type { InvoiceErrorCode, PayableKind } from '../../kernel/resolver-types.generated.ts';
import { invoiceToken } from '../invoice/document-token.ts';
import { latestOpenInvoiceId } from '../subscription/open-invoice.repository.ts';
import { apiPayable } from './api-payable.ts';
import { invoiceDebts } from './invoice-debts.ts';
import { type PayableDebts, type PayAnswer, refusedPay } from './payable.model.ts';
import type { PayableServices } from './payable-services.ts';
import { readPay, type TypedPay } from './pay-request.ts';

const invoiceCodes: readonly string[] = [
  'CARD_DECLINED',
  'EXPIRED_CARD',
  'INCORRECT_CVC',
  'INCORRECT_NUMBER',
  'INCORRECT_ZIP',
  'INVALID',
  'NOT_FOUND',
  'NO_PERMISSIONS',
  'OPERATION_NOT_ALLOWED',
  'PAYMENT_ERROR',
  'PAYMENT_NOT_FOUND',
  'PRICES_ARE_CHANGED',
  'PROCESSING_ERROR',
] satisfies readonly InvoiceErrorCode[];

/** Narrows a code to those of invoices; any other is a bug, because no client handles it. */
function invoiceCode(code: string): InvoiceErrorCode {
  if (!invoiceCodes.includes(code)) throw new Error(`Not an error code of invoices: ${code}`);
  return code as InvoiceErrorCode;
}

/** The error fields of a response about an invoice, with and without codes. */
function invoicePayload(refusals: readonly Refusal[]) {
  const invoiceErrors = refusals.map((one) => ({
    ...one,
    code: invoiceCode(one.code),
    message: messageOf(one),
  }));
  return { errors: invoiceErrors.map(({ field, message }) => ({ field, message })), invoiceErrors };
}

const paidFields = ({ clientSecret, isPending }: PayAnswer) => ({
  confirmationNeeded: clientSecret !== null,
  paymentIntentSecret: clientSecret,
  isPending,
});

const declineCodes: readonly string[] = paymentErrorCodes;

/** Links are also used to test stolen cards. */
const declineLimit: FieldLimit = {
  limit: 'decline',
  isFailure: (answer) => answer?.invoiceErrors?.some(({ code }) => declineCodes.includes(code)) ?? false,
};

/** Debts that whoever has their link can see and pay. */
export function payableApi(services: PayableServices): ModuleApi {
  const debts: Readonly<Record<PayableKind, PayableDebts>> = { INVOICE: invoiceDebts(services) };
  const shown = async (kind: PayableKind, token: string) => {
    const payable = await debts[kind].read(token);
    return payable && apiPayable(services, payable);
  };
  const pay = async (kind: PayableKind, typed: TypedPay) => {
    const request = readPay(services, typed);
    const { token } = typed;
    const answer = 'code' in request ? refusedPay(request) : await debts[kind].pay(token, request);
    return { answer, payable: await shown(kind, token) };
  };
  return {
    resolvers: {
      Query: { payable: (_parent, { kind, token }) => shown(kind, token) },
      Mutation: {
        async invoicePay(_parent, { idempotencyKey, ...given }, facts) {
          const key = idempotencyKey ?? facts.idempotencyKey;
          const { answer, payable } = await pay('INVOICE', { ...given, idempotencyKey: key });
          return { ...invoicePayload(answer.refusals), ...paidFields(answer), payable };
        },
      },
      Organization: {
        async openInvoiceToken({ organization, isSeenByAdmin }) {
          if (!isSeenByAdmin || organization.subscription?.status !== 'PAST_DUE') return null;
          const id = await latestOpenInvoiceId(services.sql, organization.id);
          return id === null ? null : invoiceToken(services.deriveToken, id);
        },
      },
    },
    limits: { invoicePay: [declineLimit] },
    refuse: async (one) => ({
      ...invoicePayload([one]),
      ...paidFields(refusedPay(one)),
      payable: null,
    }),
  };
}
