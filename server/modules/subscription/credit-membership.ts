import type { ChangedSubscription } from '@sonde/machines/rules/changes';
import type { PaymentMethod } from '@sonde/machines/rules/payment';
import { countryDay } from '@sonde/machines/rules/places';
import { withoutCharge } from '@sonde/machines/rules/sales';
import { inTransaction, type Sql, type TransactionSql } from '../../db/connect.ts';
import type { IssuedCreditNote } from '../invoice/credit-note.repository.ts';
import { isWhollyCredited, issueCreditNote } from '../invoice/credit-note.repository.ts';
import { loadInvoice } from '../invoice/invoice.repository.ts';
import type { Invoice } from '../invoice/invoice.model.ts';
import type { ProviderRefund } from '../payment/provider/payment-provider.ts';
import {
  findFailedRefund,
  insertOwedPayment,
  owedAmount,
  settledAtProvider,
} from '../payment/failed-refund.repository.ts';
import { type ProviderAccount, providerOf } from '../payment/provider/provider-accounts.ts';
import { creditedAmount, isBooked, recordFailedCredits } from './failed-refunds.ts';
import { lockChanging } from './change-terms.ts';
import { chargingGateway } from './charging-gateway.ts';
import { returnFreeMonths } from './return-free-months.ts';
import type { SubscriptionServices } from './subscription-services.ts';
import { writeTerms } from './subscription-row.ts';

type CreditServices = Pick<
  SubscriptionServices,
  'sql' | 'providers' | 'announceCredited' | 'announceRefundFailed' | 'now'
>;

/** An invoice of a membership that was charged. */
interface ChargedInvoice extends ProviderAccount {
  readonly invoiceId: string;
  /** The provider's ID of the payment. */
  readonly intentId: string;
}

/** The invoice of a membership's charge; null for every other payment. Each half finds its attempt by an index. */
export async function invoiceOfCharge(sql: Sql, intentId: string): Promise<ChargedInvoice | null> {
  const [row] = await sql<(Omit<ChargedInvoice, 'gateway'> & { readonly entered: PaymentMethod | null })[]>`
    select invoice.id as "invoiceId", intent_id as "intentId", provider_account as account,
      entered_payment ->> 'method' as entered
    from renewal_attempt join invoice on attempt_id = renewal_attempt.id where intent_id = ${intentId}
    union all
    select invoice.id, intent_id, provider_account, null
    from change_attempt join invoice on change_attempt_id = change_attempt.id where intent_id = ${intentId}`;
  if (row === undefined) return null;
  const { entered, ...charge } = row;
  return { ...charge, gateway: chargingGateway(entered) };
}

/** Whether an invoice is for a term of its own: a renewal, or a change that began one. */
async function isOfTerm(sql: TransactionSql, invoiceId: string): Promise<boolean> {
  const [row] = await sql<
    { before: ChangedSubscription | null; startsOn: string | null; firstDay: string | null }[]
  >`
    select before, change -> 'after' ->> 'startsOn' as "startsOn", first_day::text as "firstDay"
    from invoice left join change_attempt on change_attempt.id = change_attempt_id where invoice.id = ${invoiceId}`;
  if (row?.before == null || row.firstDay === null) return true;
  const { before, startsOn, firstDay } = row;
  const isAfterAll = before.expiresOn === null || before.expiresOn < firstDay;
  return isAfterAll || (startsOn === firstDay && before.startsOn !== firstDay);
}

/** Writes what the membership is after a refund. The organization is locked. */
async function applyRefund(
  sql: TransactionSql,
  invoice: Invoice,
  { note, left }: IssuedCreditNote,
  now: Date,
): Promise<void> {
  const { organizationId, period, total } = invoice;
  const changing = organizationId === null ? null : await lockChanging(sql, organizationId);
  if (changing === null || period === null) return;
  const whole = isWhollyCredited(left) ? total : null;
  const isTerm = await isOfTerm(sql, invoice.id);
  const charge = { ...period, isTerm, refunded: note.total.gross, whole };
  const { facts, subscription } = changing;
  await writeTerms(sql, facts.id, withoutCharge(subscription, charge, countryDay(facts.country, now)));
  if (whole !== null)
    await returnFreeMonths(sql, { id: invoice.id, organizationId: facts.organizationId }, now);
}

/**
 * Books those refunds of a membership's invoice that the shop doesn't know, each once: what doesn't pay for failed refunds has
 * a credit note. One that is known to have failed isn't booked. Locks the organization.
 */
export async function creditRefunds(
  sql: TransactionSql,
  services: Pick<CreditServices, 'announceCredited' | 'now'>,
  invoiceId: string,
  refunds: readonly ProviderRefund[],
  settledOf = settledAtProvider,
): Promise<void> {
  const invoice = await loadInvoice(sql, invoiceId);
  if (invoice === null || invoice.organizationId === null) return;
  await lockChanging(sql, invoice.organizationId);
  for (const refund of refunds) {
    if (await isBooked(sql, refund.id)) continue;
    // The provider may have been asked before it failed.
    if ((await findFailedRefund(sql, refund.id)) !== null) continue;
    const now = services.now();
    const target = { orderId: null, invoiceId };
    const settled = settledOf(refund.amount, {
      paid: invoice.total.gross.amount,
      credited: await creditedAmount(sql, invoiceId),
      amountOwed: await owedAmount(sql, target),
    });
    await insertOwedPayment(sql, target, { id: refund.id, amount: settled }, now);
    const amount = refund.amount - settled;
    const issued =
      amount === 0 ? null : await issueCreditNote(sql, invoice, { refundId: refund.id, amount }, now);
    if (issued === null) continue;
    await applyRefund(sql, invoice, issued, now);
    await sql`select ${services.announceCredited(sql, { creditNoteId: issued.note.id })}`;
  }
}

/**
 * Books the refunds of a membership's charge that the shop doesn't know yet, each once: its credit note, what becomes of
 * the membership, and the mail about it. Who made them, the shop or someone at the provider, makes no difference.
 */
export async function creditMembership(
  services: CreditServices,
  { invoiceId, intentId, gateway, account }: ChargedInvoice,
): Promise<void> {
  const refunds = await providerOf(services.providers, { gateway, account }).refundsOf(intentId);
  if (refunds === null) throw new Error(`The refunds of ${intentId} are not clear yet`);
  await inTransaction(services.sql, async (sql) => {
    await recordFailedCredits(sql, services, { invoiceId, intentId, gateway, account }, refunds.failed);
    await creditRefunds(sql, services, invoiceId, refunds.made);
  });
}

/** Books the refunds of a membership's charge that a provider reports; does nothing for every other payment. */
export async function creditCharge(
  services: CreditServices,
  { gateway, intentId }: Pick<ChargedInvoice, 'gateway' | 'intentId'>,
): Promise<void> {
  const charge = await invoiceOfCharge(services.sql, intentId);
  if (charge?.gateway === gateway) await creditMembership(services, charge);
}
