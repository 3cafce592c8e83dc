import type { PaymentMethod } from '@sonde/machines/rules/payment';
import type { AnySql, Fragment } from '../../db/connect.ts';
import type { PaymentProvider, ProviderPayment } from '../payment/provider/payment-provider.ts';
import {
  type OpenAccount,
  openAccounts,
  type ProviderAccount,
} from '../payment/provider/provider-accounts.ts';
import { gatewayOfAttempt } from './charging-gateway.ts';
import { creditMembership, invoiceOfCharge } from './credit-membership.ts';
import { renewalKey } from './renewal.model.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** A payment that differs between the provider's books and the invoices. Amounts are in minor units. */
export interface RenewalDiscrepancy {
  readonly intentId: string;
  readonly atProvider: string;
  readonly invoiced: string;
}

/** The period whose payments are compared. It ends early enough for pending payments to settle. */
interface ReconciledPeriod {
  readonly from: Date;
  readonly until: Date;
}

type ReconcilingServices = Pick<
  SubscriptionServices,
  'sql' | 'providers' | 'announceCredited' | 'announceRefundFailed' | 'now'
>;

const nothing = 'nothing';

const retainedAmount = ({ amountReceived, amountRefunded, currency }: ProviderPayment): string =>
  amountReceived === amountRefunded ? nothing : `${amountReceived - amountRefunded} ${currency}`;

/** What the provider keeps of an invoice: what is left after its credit notes, and what failed refunds owe unless repeated there. */
const remainderSql = (sql: AnySql): Fragment => sql`(
  select case when kept = 0 then ${nothing} else kept || ' ' || invoice.currency end
  from (
    select invoice.gross - (
      select coalesce(sum(gross), 0) from credit_note where invoice_id = invoice.id
    ) + (
      select coalesce(sum(amount), 0) from failed_refund where invoice_id = invoice.id and is_owed
    ) - (
      select coalesce(sum(amount), 0) from failed_refund_payment
      where invoice_id = invoice.id and refund_id not like 'bank-%'
    ) as kept
  ) as books
)`;

/** An invoice as it is compared with the payment that the provider has for it. */
interface InvoicedCharge {
  readonly invoiceId: string;
  readonly intentId: string;
  /** The renewal's key; null for a change. */
  readonly key: string | null;
  /** When it was paid, or credited last. */
  readonly bookedAt: Date;
  readonly createdAt: Date;
  /** What the provider keeps of it. */
  readonly invoiced: string;
}

interface InvoicedRow extends Omit<InvoicedCharge, 'key'> {
  readonly subscriptionId: string;
  readonly dueOn: string;
  readonly number: number | null;
  readonly entered: PaymentMethod | null;
}

/** When an invoice was paid, credited last, or its refund failed. */
const bookedAt = (sql: AnySql): Fragment => sql`greatest(
  paid_at, (select max(refunded_at) from credit_note where invoice_id = invoice.id),
  (select max(failed_at) from failed_refund where invoice_id = invoice.id)
)`;

/** How long before its payment an attempt may have been made, in milliseconds: a payer may answer their bank an hour. */
const longestAnswer = 24 * 60 * 60 * 1000;

/** What a provider's account charged for attempts that may be paid since a moment, by its ID of the payment. */
async function readInvoiced(
  { sql }: Pick<SubscriptionServices, 'sql'>,
  { gateway, account }: ProviderAccount,
  from: Date,
): Promise<ReadonlyMap<string, InvoicedCharge>> {
  const since = new Date(from.getTime() - longestAnswer);
  const rows = await sql<InvoicedRow[]>`
    select invoice.id as "invoiceId", renewal_attempt.intent_id as "intentId", renewal_attempt.subscription_id as "subscriptionId",
      renewal_attempt.due_on::text as "dueOn", renewal_attempt.number, entered_payment ->> 'method' as entered,
      ${bookedAt(sql)} as "bookedAt", renewal_attempt.created_at as "createdAt", ${remainderSql(sql)} as invoiced
    from renewal_attempt join invoice on invoice.attempt_id = renewal_attempt.id
    where renewal_attempt.created_at >= ${since} and renewal_attempt.gross > 0
      and renewal_attempt.provider_account = ${account}
    union all
    select invoice.id, change_attempt.intent_id, change_attempt.subscription_id, '', null, null, ${bookedAt(sql)},
      change_attempt.created_at, ${remainderSql(sql)}
    from change_attempt join invoice on invoice.change_attempt_id = change_attempt.id
    where change_attempt.created_at >= ${since} and change_attempt.gross > 0
      and change_attempt.provider_account = ${account}`;
  return new Map(
    rows
      .filter(({ entered }) => gatewayOfAttempt(entered) === gateway)
      .map(({ number, ...row }) => [
        row.intentId,
        { ...row, key: number === null ? null : renewalKey({ ...row, number }) },
      ]),
  );
}

/** The payments of renewals and changes; one that the provider lists under another ID has that of its attempt. */
async function readPayments(
  provider: PaymentProvider,
  from: Date,
  invoiced: ReadonlyMap<string, InvoicedCharge>,
): Promise<readonly ProviderPayment[]> {
  const payments: ProviderPayment[] = [];
  for await (const payment of provider.list(from))
    if (payment.renewalKey !== null || payment.changeId !== null) payments.push(payment);
  const intents = new Map([...invoiced.values()].map(({ key, intentId }) => [key, intentId]));
  const listed = new Set(payments.map(({ intentId }) => intentId));
  return payments.map((payment) => {
    const intentId = payment.renewalKey === null ? undefined : intents.get(payment.renewalKey);
    if (intentId === undefined || listed.has(intentId)) return payment;
    // Another payment of the same renewal keeps its own ID, and is a difference.
    listed.add(intentId);
    return { ...payment, intentId };
  });
}

/** Books refunds of invoiced charges that someone made at the provider, and those that failed. */
async function catchUpRefunds(
  services: ReconcilingServices,
  { gateway, account }: ProviderAccount,
  payments: readonly ProviderPayment[],
  invoiced: ReadonlyMap<string, InvoicedCharge>,
): Promise<void> {
  for (const payment of payments) {
    const { intentId } = payment;
    const known = invoiced.get(intentId);
    if ((known?.invoiced ?? nothing) === retainedAmount(payment)) continue;
    // Only a payment that no recent attempt explains is searched for among all invoices.
    const charge = known
      ? { invoiceId: known.invoiceId, intentId, gateway, account }
      : await invoiceOfCharge(services.sql, intentId);
    if (charge !== null) await creditMembership(services, charge);
  }
}

/** Compares the books of one account. A provider that lists its payments late isn't expected to have the latest. */
async function reconcileBooks(
  services: ReconcilingServices,
  account: OpenAccount,
  { from, until }: ReconciledPeriod,
): Promise<readonly RenewalDiscrepancy[]> {
  const { provider } = account;
  const listedUntil = new Date(until.getTime() - provider.listDelaySeconds * 1000);
  const isRecent = (charge: InvoicedCharge | undefined) =>
    provider.listDelaySeconds > 0 && charge !== undefined && charge.bookedAt > listedUntil;
  const payments = await readPayments(provider, from, await readInvoiced(services, account, from));
  await catchUpRefunds(services, account, payments, await readInvoiced(services, account, from));
  const invoiced = await readInvoiced(services, account, from);
  const listed = new Set(payments.map(({ intentId }) => intentId));
  const differing = payments.flatMap((payment): readonly RenewalDiscrepancy[] => {
    const { intentId, createdAt } = payment;
    const ours = invoiced.get(intentId)?.invoiced ?? nothing;
    if (createdAt > listedUntil || retainedAmount(payment) === ours || isRecent(invoiced.get(intentId)))
      return [];
    return [{ intentId, atProvider: retainedAmount(payment), invoiced: ours }];
  });
  const missing = [...invoiced].flatMap(([intentId, ours]): readonly RenewalDiscrepancy[] =>
    listed.has(intentId) || ours.invoiced === nothing || ours.createdAt < from || isRecent(ours)
      ? []
      : [{ intentId, atProvider: nothing, invoiced: ours.invoiced }],
  );
  return [...differing, ...missing];
}

/**
 * Compares the providers' books with the invoices of renewals and changes, after booking refunds that were missed.
 * Returns the differences, for people to check.
 */
export async function reconcileRenewals(
  services: ReconcilingServices,
  period: ReconciledPeriod,
): Promise<readonly RenewalDiscrepancy[]> {
  const discrepancies: RenewalDiscrepancy[] = [];
  for (const account of openAccounts(services.providers))
    discrepancies.push(...(await reconcileBooks(services, account, period)));
  return discrepancies;
}
