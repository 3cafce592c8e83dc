import type { Money } from '@sonde/machines/rules/money';
import { inTransaction, type TransactionSql } from '../../db/connect.ts';
import { newRowId } from '../../db/row-id.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { loadInvoice } from '../invoice/invoice.repository.ts';
import { findTransfer, insertTransfer, transferMethod } from '../payment/bank-transfer.repository.ts';
import { withTaxesRequested } from './ask-taxes-before.ts';
import { billOf } from './bill.ts';
import { findOpenRenewal, isReplaceable, insertEnteredAttempt } from './entered-attempt.repository.ts';
import type { EnteredPayment, OpenInvoice } from './open-invoice.model.ts';
import { findOpenInvoice, idOfOpenInvoice } from './open-invoice.repository.ts';
import { membershipAwaitingInvoice, type InvoiceServices } from './payable-invoice.ts';
import { recordRenewal } from './record-renewal.ts';
import type { ChargedMembership } from './renewal.model.ts';
import { lockMembership } from './renewal.repository.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** The dependencies of recording a transfer for a renewal. */
export type RenewalTransferServices = InvoiceServices &
  Pick<SubscriptionServices, 'now' | 'announceMembership' | 'seller'>;

/** A transfer as an operator records it. */
export interface TypedRenewalTransfer {
  /** Number of an open invoice, without its prefix. */
  readonly number: string;
  /** In minor units of the invoice's currency. */
  readonly amount: number;
  /** As on the bank statement. */
  readonly reference: string;
  readonly recordedBy: string;
}

/** What became of it. Nothing is written unless it is `recorded` and new. */
export type RecordedRenewalTransfer =
  | { readonly status: 'missing' }
  /** It is paid: by its link, by the saved method, or by another transfer. */
  | { readonly status: 'paid'; readonly invoice: string }
  /** The membership has ended, was paid otherwise, or no longer renews. */
  | { readonly status: 'closed' }
  /** It is being charged, or a bank has its debit. */
  | { readonly status: 'underWay' }
  /** Someone has begun to pay it online and hasn't answered their bank. The shop gives up on that by itself. */
  | { readonly status: 'unanswered' }
  /** The reference is recorded for something else, or with another amount. */
  | { readonly status: 'otherTransfer'; readonly number: string; readonly amount: Money }
  /** The amount isn't what is owed. */
  | { readonly status: 'otherAmount'; readonly due: Money }
  | { readonly status: 'recorded'; readonly invoice: string; readonly isNew: boolean };

/** What is owed, as the page of the open invoice shows it. */
interface UnpaidInvoice {
  readonly invoice: OpenInvoice;
  readonly billed: Awaited<ReturnType<typeof billOf>>;
}

/** The number of a paid invoice; throws for one that isn't paid. */
async function invoiceNumberOf(sql: TransactionSql, id: string): Promise<string> {
  const invoice = await loadInvoice(sql, id);
  if (invoice === null) throw new Error(`No invoice ${id}`);
  return invoice.number;
}

/** The transfer that was recorded with the same reference before; null for a new reference. */
async function findRecorded(
  sql: TransactionSql,
  id: string,
  { amount, reference }: TypedRenewalTransfer,
): Promise<RecordedRenewalTransfer | null> {
  const known = await findTransfer(sql, reference);
  if (known === null) return null;
  return known.openInvoiceId === id && known.amount.amount === amount
    ? { status: 'recorded', invoice: await invoiceNumberOf(sql, id), isNew: false }
    : { status: 'otherTransfer', number: known.number, amount: known.amount };
}

/** Pays what is owed, with the membership locked. */
async function pay(
  sql: TransactionSql,
  services: RenewalTransferServices,
  facts: ChargedMembership,
  { invoice: { id, dueOn }, billed: { amount, bill } }: UnpaidInvoice,
  { reference, recordedBy }: TypedRenewalTransfer,
): Promise<RecordedRenewalTransfer> {
  const now = services.now();
  const entered: EnteredPayment = {
    key: `transfer-${reference}`,
    parametersHash: '',
    method: transferMethod(),
    token: '',
    payer: null,
    invoiceId: id,
    language: bill.language,
  };
  const attempt = await insertEnteredAttempt(sql, facts, {
    dueOn,
    amount,
    bill,
    entered,
    account: 'MAIN',
    now,
  });
  if (attempt === null) return { status: 'underWay' };
  await insertTransfer(
    sql,
    { renewalAttemptId: attempt.id },
    { id: newRowId(), amount: amount.gross, reference, recordedBy, recordedAt: now },
  );
  const intentId = `transfer-${attempt.id}`;
  await recordRenewal(sql, attempt, { status: 'succeeded', intentId, details: null, kept: null }, services);
  return { status: 'recorded', invoice: await invoiceNumberOf(sql, id), isNew: true };
}

async function record(
  sql: TransactionSql,
  services: RenewalTransferServices,
  catalogue: Catalogue,
  transfer: TypedRenewalTransfer,
): Promise<RecordedRenewalTransfer> {
  const id = await idOfOpenInvoice(sql, transfer.number);
  if (id === null) return { status: 'missing' };
  const invoice = await findOpenInvoice(sql, id);
  const facts = invoice && membershipAwaitingInvoice(await lockMembership(sql, invoice), invoice);
  // Both may have been written while this waited for the lock.
  const before = await findRecorded(sql, id, transfer);
  if (before !== null) return before;
  const paid = await loadInvoice(sql, id);
  if (paid !== null) return { status: 'paid', invoice: paid.number };
  if (invoice === null || facts === null) return { status: 'closed' };
  const open = await findOpenRenewal(sql, invoice.subscriptionId);
  if (open !== null) return { status: isReplaceable(open) ? 'unanswered' : 'underWay' };
  const billed = await billOf({ ...services, catalogue }, facts);
  const due = billed.amount.gross;
  if (due.amount !== transfer.amount) return { status: 'otherAmount', due };
  return pay(sql, services, facts, { invoice, billed }, transfer);
}

/**
 * Records that the whole amount of an open invoice has arrived at the bank, and renews its membership in the same
 * transaction, with the membership locked: the money is never written down without its term, and the saved method isn't
 * charged meanwhile. The same reference is recorded once.
 */
export async function recordRenewalTransfer(
  services: RenewalTransferServices,
  transfer: TypedRenewalTransfer,
): Promise<RecordedRenewalTransfer> {
  const catalogue = await services.catalogue.latest();
  const id = await idOfOpenInvoice(services.sql, transfer.number);
  const invoice = id === null ? null : await findOpenInvoice(services.sql, id);
  const taxed = invoice === null ? services : await withTaxesRequested(services, invoice.organizationId);
  return inTransaction(services.sql, (sql) => record(sql, taxed, catalogue, transfer));
}
