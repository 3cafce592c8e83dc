import { paymentErrorCodes } from '@sonde/machines/rules/errors';
import type { FieldLimit } from '../../kernel/field-limits.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import { messageOf, type Refusal } from '../../kernel/refusal.ts';
import type { RequestFacts } from '../../kernel/request-facts.ts';
import type { InvoiceErrorCode, OrderErrorCode, PayableKind } from '../../kernel/resolver-types.generated.ts';
import { invoiceToken } from '../invoice/document-token.ts';
import { latestOpenInvoiceId } from '../subscription/open-invoice.repository.ts';
import { apiPayable } from './api-payable.ts';
import { invoiceDebts } from './invoice-debts.ts';
import { orderDebts } from './order-debts.ts';
import { type PayableDebts, type PayAnswer, refusedPay } from './payable.model.ts';
import type { PayableServices } from './payable-services.ts';
import { readPay, type TypedPay } from './pay-request.ts';

/** The codes of both kinds of debt. */
const payCodes = [
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
] as const satisfies readonly (InvoiceErrorCode & OrderErrorCode)[];

/** Narrows a code to those of payments; a fault of the shop is a payment problem for the person who pays. */
function payCode(code: string): (typeof payCodes)[number] {
  const known = payCodes.find((one) => one === code);
  if (known !== undefined) return known;
  if (code === 'ORDER_CREATION_FAILED') return 'PAYMENT_ERROR';
  throw new Error(`Not an error code of payments: ${code}`);
}

/** The refusals of a response, with codes. */
const codedErrors = (refusals: readonly Refusal[]) =>
  refusals.map((one) => ({ ...one, code: payCode(one.code), message: messageOf(one) }));

/** The same without codes. */
const plainErrors = (refusals: readonly Refusal[]) =>
  refusals.map((one) => ({ field: one.field, message: messageOf(one) }));

const paidFields = ({ refusals, clientSecret, isPending }: PayAnswer) => ({
  errors: plainErrors(refusals),
  confirmationNeeded: clientSecret !== null,
  paymentIntentSecret: clientSecret,
  isPending,
});

/** The key of the argument, otherwise that of the header. */
const withKey = <Given extends { readonly idempotencyKey?: string | null | undefined }>(
  given: Given,
  facts: Pick<RequestFacts, 'idempotencyKey'>,
) => ({ ...given, idempotencyKey: given.idempotencyKey ?? facts.idempotencyKey });

const declineCodes: readonly string[] = paymentErrorCodes;

/** Links are also used to test stolen cards. */
const declineLimit: FieldLimit = {
  limit: 'decline',
  isFailure: (answer) =>
    (answer?.invoiceErrors ?? answer?.orderErrors)?.some(({ code }) => declineCodes.includes(code)) ?? false,
};

/** Debts that the person who has their link can see and pay. */
export function payableApi(services: PayableServices): ModuleApi {
  const debts: Readonly<Record<PayableKind, PayableDebts>> = {
    INVOICE: invoiceDebts(services),
    ORDER: orderDebts(services),
  };
  const readApiPayable = async (kind: PayableKind, token: string) => {
    const payable = await debts[kind].read(token);
    return payable && apiPayable(services, payable);
  };
  const pay = async (kind: PayableKind, typed: TypedPay) => {
    const request = readPay(services, typed);
    const { token } = typed;
    const answer = 'code' in request ? refusedPay(request) : await debts[kind].pay(token, request);
    return { answer, payable: await readApiPayable(kind, token) };
  };
  return {
    resolvers: {
      Query: { payable: (_parent, { kind, token }) => readApiPayable(kind, token) },
      Mutation: {
        async invoicePay(_parent, given, facts) {
          const { answer, payable } = await pay('INVOICE', withKey(given, facts));
          return { ...paidFields(answer), invoiceErrors: codedErrors(answer.refusals), payable };
        },
        async orderPay(_parent, given, facts) {
          const { answer, payable } = await pay('ORDER', withKey(given, facts));
          return { ...paidFields(answer), orderErrors: codedErrors(answer.refusals), payable };
        },
      },
      Organization: {
        async openInvoiceToken({ organization, isSeenByAdmin }) {
          const { subscription } = organization;
          const isOwed = subscription?.status === 'PAST_DUE' || subscription?.isRenewalPending === true;
          if (!isSeenByAdmin || !isOwed) return null;
          const id = await latestOpenInvoiceId(services.sql, organization.id);
          return id === null ? null : invoiceToken(services.deriveToken, id);
        },
      },
    },
    limits: { invoicePay: [declineLimit], orderPay: [declineLimit] },
    refuse: async (one) => ({
      ...paidFields(refusedPay(one)),
      invoiceErrors: codedErrors([one]),
      orderErrors: codedErrors([one]),
      payable: null,
    }),
  };
}
