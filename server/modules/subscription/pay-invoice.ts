import type { Money } from '@sonde/machines/rules/money';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import { countryByCode, languageFor } from '@sonde/machines/rules/places';
import { inTransaction } from '../../db/connect.ts';
import { refusal, type Refusal } from '../../kernel/refusal.ts';
import { withTaxesRequested } from './ask-taxes-before.ts';
import { billOf } from './bill.ts';
import { settleRenewal } from './charge-renewal.ts';
import { accountFor } from '../payment/provider/provider-accounts.ts';
import { chargingGateway } from './charging-gateway.ts';
import {
  findEnteredAttempt,
  findOpenRenewal,
  isReplaceable,
  insertEnteredAttempt,
} from './entered-attempt.repository.ts';
import type { OpenInvoice } from './open-invoice.model.ts';
import { membershipAwaitingInvoice, methodsForInvoice, payerOf } from './payable-invoice.ts';
import { outcomeOfEnded, type RenewalOutcome } from './record-renewal.ts';
import type { RenewalAttempt } from './renewal.model.ts';
import { isStillAwaited, lockMembership } from './renewal.repository.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** A request to pay an open invoice, in a valid format. */
export interface InvoicePaymentRequest {
  /** The caller's key: the same one pays once. */
  readonly key: string;
  /** Hexadecimal. */
  readonly parametersHash: string;
  readonly expectedTotal: Money;
  readonly method: PaymentMethod;
  /** The provider's token; empty for a method without one. */
  readonly token: string;
  /** Of the page, as in its URL. */
  readonly language: string;
  /** What the payer has agreed to, such as a debit. */
  readonly attestations: readonly string[];
}

/** The result of a request: what became of the attempt, or why there is none. */
export type InvoicePayment = RenewalOutcome | { readonly status: 'refused'; readonly refusal: Refusal };

type Opened =
  | { readonly kind: 'ended'; readonly payment: InvoicePayment }
  | { readonly kind: 'open'; readonly attempt: RenewalAttempt; readonly isRepeated: boolean }
  /** Another attempt waits for its payer's bank, and gives way to this one. */
  | { readonly kind: 'other'; readonly attempt: RenewalAttempt };

const toRefused = (one: Refusal): Opened => ({ kind: 'ended', payment: { status: 'refused', refusal: one } });

const underWay = refusal('OPERATION_NOT_ALLOWED', null, 'PAYMENT_UNDER_WAY');
const closed = refusal('OPERATION_NOT_ALLOWED', null, 'CHANGED_ELSEWHERE');

function openedByKey(attempt: RenewalAttempt, { parametersHash }: InvoicePaymentRequest): Opened {
  if (attempt.payment.kind !== 'ENTERED' || attempt.payment.parametersHash !== parametersHash)
    return toRefused(refusal('INVALID', 'idempotencyKey'));
  const outcome = outcomeOfEnded(attempt);
  return outcome === null ? { kind: 'open', attempt, isRepeated: true } : { kind: 'ended', payment: outcome };
}

/** Decides about a payment and writes it down before it is charged, with the organization locked. */
async function openPayment(
  services: SubscriptionServices,
  invoice: OpenInvoice,
  request: InvoicePaymentRequest,
): Promise<Opened> {
  const catalogue = await services.catalogue.latest();
  const taxed = await withTaxesRequested(services, invoice.organizationId);
  return inTransaction(services.sql, async (sql) => {
    const locked = await lockMembership(sql, invoice);
    const known = await findEnteredAttempt(sql, invoice, request.key);
    if (known !== null) return openedByKey(known, request);
    const facts = membershipAwaitingInvoice(locked, invoice);
    if (facts === null) return toRefused(closed);
    const other = await findOpenRenewal(sql, invoice.subscriptionId);
    if (other !== null) return isReplaceable(other) ? { kind: 'other', attempt: other } : toRefused(underWay);
    const { amount, bill } = await billOf({ ...taxed, catalogue }, facts);
    const { gross } = amount;
    const { expectedTotal, method, token, key, parametersHash, attestations } = request;
    const shop = countryByCode(facts.country);
    const language = shop ? languageFor(shop, request.language).url : request.language;
    if (gross.amount !== expectedTotal.amount || gross.currency !== expectedTotal.currency)
      return toRefused(refusal('PRICES_ARE_CHANGED', 'expectedTotal'));
    if (!methodsForInvoice(services, facts, amount).includes(method))
      return toRefused(refusal('PAYMENT_NOT_FOUND', 'method'));
    const entered = {
      key,
      parametersHash,
      method,
      token,
      payer: payerOf(facts, language),
      invoiceId: invoice.id,
      language,
      attestations,
    };
    const { dueOn } = invoice;
    const attempt = await insertEnteredAttempt(sql, facts, {
      dueOn,
      amount,
      bill,
      entered,
      account: accountFor(services.providers, chargingGateway(method), facts.country),
      now: services.now(),
    });
    return attempt === null ? toRefused(underWay) : { kind: 'open', attempt, isRepeated: false };
  });
}

/**
 * Charges an open invoice: the membership is renewed as by the charge of its saved method. A request that is repeated
 * with its key pays once; of any number of requests, one pays.
 */
export async function payInvoice(
  services: SubscriptionServices,
  invoice: OpenInvoice,
  request: InvoicePaymentRequest,
  isFirst = true,
): Promise<InvoicePayment> {
  const opened = await openPayment(services, invoice, request);
  switch (opened.kind) {
    case 'ended':
      return opened.payment;
    case 'open':
      return settleRenewal(services, opened.attempt, {
        isAwaited: !opened.isRepeated || (await isStillAwaited(services.sql, opened.attempt)),
        isGivenUp: false,
        isRepeated: opened.isRepeated,
      });
    case 'other': {
      if (!isFirst) return { status: 'refused', refusal: underWay };
      await settleRenewal(services, opened.attempt, { isAwaited: true, isGivenUp: true, isRepeated: true });
      return payInvoice(services, invoice, request, false);
    }
  }
}
