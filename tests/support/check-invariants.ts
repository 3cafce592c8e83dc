import { createHash } from 'node:crypto';
import type { Sql } from '../../server/db/connect.ts';
import type { ProviderPayment } from '../../server/modules/payment/provider/payment-provider.ts';
import { forbiddenRows } from './forbidden-rows.ts';

/** A response that told a buyer that this checkout has become this order. */
export interface Acknowledgement {
  readonly checkoutToken: string;
  readonly orderToken: string;
}

export interface Evidence {
  readonly sql: Sql;
  /** The provider's own records. */
  readonly payments: readonly ProviderPayment[];
  readonly acknowledgements: readonly Acknowledgement[];
}

async function brokenByRows(sql: Sql): Promise<string[]> {
  const violations: string[] = [];
  for (const [promise, statement] of Object.entries(forbiddenRows)) {
    const rows = await sql.unsafe<{ row: string }[]>(statement);
    violations.push(...rows.map(({ row }) => `${promise}: ${row}`));
  }
  return violations;
}

/** Compares what the shop knows of the tax service's books with those of the stand-in, if it is in this database. */
async function brokenByTaxService({ sql }: Evidence): Promise<string[]> {
  const [{ isHere }] = await sql<[{ isHere: boolean }]>`
    select to_regclass('card_sandbox.document') is not null as "isHere"`;
  if (!isHere) return [];
  const rows = await sql<{ row: string }[]>`
    select coalesce(document.id, transaction_id) as row
    from (select * from card_sandbox.document where kind = 'tax_transaction') as document
    full join (
      select transaction_id, refund_id, order_id as sold_id from tax_transaction
      union all select transaction_id, refund_id, invoice_id from membership_tax_transaction
    ) as entry on transaction_id = document.id
    where transaction_id is null or document.id is null
      or document.document->>'reference' <> coalesce(nullif(refund_id, ''), sold_id::text)`;
  return rows.map(({ row }) => `the shop and the tax service have the same entries: ${row}`);
}

/** Compares the shop's books with the provider's: every kept charge has a ledger entry, and vice versa. */
async function brokenByProvider({ sql, payments }: Evidence): Promise<string[]> {
  const balances = await sql<{ attempt_id: string; amount: number; currency: string }[]>`
    select attempt_id, sum(amount)::bigint as amount, currency from ledger_entry
    where account = 'PROVIDER' group by attempt_id, currency`;
  const inLedger = new Map(
    balances.map(({ attempt_id, amount, currency }) => [attempt_id, `${amount} ${currency}`]),
  );
  const atProvider = new Map<string, string>();
  const violations: string[] = [];
  for (const { attemptId, intentId, amountReceived, amountRefunded, currency } of payments) {
    if (attemptId === null || amountReceived === 0) continue;
    if (atProvider.has(attemptId))
      violations.push(`one charge per attempt: ${intentId} is another of ${attemptId}`);
    atProvider.set(attemptId, `${amountReceived - amountRefunded} ${currency}`);
  }
  for (const attemptId of new Set([...inLedger.keys(), ...atProvider.keys()])) {
    const ours = inLedger.get(attemptId) ?? 'nothing';
    const theirs = atProvider.get(attemptId) ?? 'nothing';
    // A method that is only saved is booked with 0, and is no payment at the provider.
    if (theirs === 'nothing' && ours.startsWith('0 ')) continue;
    if (ours !== theirs)
      violations.push(`the ledger equals the provider's list: ${attemptId} has ${ours}, not ${theirs}`);
  }
  return violations;
}

/** Every kept charge of a renewal or a change has its invoice, and vice versa: none is kept that no one waited for. */
async function brokenByRenewals({ sql, payments }: Evidence): Promise<string[]> {
  const invoices = await sql<{ key: string; gross: number; currency: string }[]>`
    select * from (
      select coalesce(
          change_attempt_id::text, invoice.subscription_id || '-' || invoice.due_on || '-' || renewal_attempt.number
        ) as key,
        (invoice.gross - (select coalesce(sum(gross), 0) from credit_note where invoice_id = invoice.id)
          + (select coalesce(sum(amount), 0) from failed_refund where invoice_id = invoice.id and is_owed)
          - (select coalesce(sum(amount), 0) from failed_refund_payment
             where invoice_id = invoice.id and refund_id not like 'bank-%'))::bigint as gross,
        invoice.currency
      from invoice left join renewal_attempt on renewal_attempt.id = invoice.attempt_id where order_id is null
    ) as kept where gross > 0`;
  const transfers = await sql<{ key: string; amount: number; currency: string }[]>`
    select * from (
      select subscription_id || '-' || due_on || '-' || number as key, bank_transfer.currency,
        bank_transfer.amount - (
          select coalesce(sum(bank_refund.amount), 0) from bank_refund join invoice on invoice.id = invoice_id
          where attempt_id = renewal_attempt.id
        )::bigint as amount
      from bank_transfer join renewal_attempt on renewal_attempt.id = renewal_attempt_id
    ) as kept where amount > 0`;
  const invoiced = invoices.map(({ key, gross, currency }) => `${key}: ${gross} ${currency}`);
  const charged = payments.flatMap(({ renewalKey, changeId, amountReceived, amountRefunded, currency }) => {
    const key = renewalKey ?? changeId;
    return key === null || amountReceived === amountRefunded
      ? []
      : [`${key}: ${amountReceived - amountRefunded} ${currency}`];
  });
  const kept = [...charged, ...transfers.map(({ key, amount, currency }) => `${key}: ${amount} ${currency}`)];
  const describeDifference = (some: readonly string[], others: readonly string[]) => {
    const known = new Set(others);
    return some.filter((one) => !known.has(one));
  };
  return [
    ...(new Set(kept).size === kept.length ? [] : ['a try to renew or to change is charged at most once']),
    ...describeDifference(kept, invoiced).map((one) => `a charge without an invoice: ${one}`),
    ...describeDifference(invoiced, kept).map((one) => `an invoice without a charge: ${one}`),
  ];
}

/** Orders that buyers were told about must exist. */
async function brokenByAcknowledgements({ sql, acknowledgements }: Evidence): Promise<string[]> {
  const rows = await sql<{ checkout_hash: string; order_hash: string }[]>`
    select encode(checkout.token_hash, 'hex') as checkout_hash, encode(orders.token_hash, 'hex') as order_hash
    from orders join checkout on checkout.id = orders.checkout_id where orders.confirmed_at is not null or quoted_at is not null`;
  const orderOf = new Map(rows.map(({ checkout_hash, order_hash }) => [checkout_hash, order_hash]));
  const hash = (token: string) => createHash('sha256').update(token).digest('hex');
  return acknowledgements
    .filter(({ checkoutToken, orderToken }) => orderOf.get(hash(checkoutToken)) !== hash(orderToken))
    .map(({ checkoutToken }) => `an acknowledged order exists and keeps its id: checkout ${checkoutToken}`);
}

/** Every violated invariant as a sentence; empty if all hold. Checks the database and the provider, never the shop. */
export async function findViolations(evidence: Evidence): Promise<readonly string[]> {
  return [
    ...(await brokenByRows(evidence.sql)),
    ...(await brokenByProvider(evidence)),
    ...(await brokenByTaxService(evidence)),
    ...(await brokenByRenewals(evidence)),
    ...(await brokenByAcknowledgements(evidence)),
  ];
}

/** Reads the provider's whole list. */
export async function collect(payments: AsyncIterable<ProviderPayment>): Promise<readonly ProviderPayment[]> {
  const all: ProviderPayment[] = [];
  for await (const payment of payments) all.push(payment);
  return all;
}
