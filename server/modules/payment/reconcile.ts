import { inTransaction } from '../../db/connect.ts';
import type { PaymentServices } from './payment-services.ts';
import { findAttempt, findUnchargedAttempts } from './attempt.repository.ts';
import { bookProviderRefunds } from './book-provider-refunds.ts';
import { isEnded, type PaymentAttempt } from './payment-attempt.ts';
import type { ProviderPayment } from './provider/payment-provider.ts';
import { type OpenAccount, openAccounts } from './provider/provider-accounts.ts';
import { settleAttempt } from './settle-attempt.ts';

/** A payment on which the provider's books and ours differ; amounts in minor units. */
export interface Discrepancy {
  readonly intentId: string;
  readonly attemptId: string | null;
  readonly atProvider: number;
  readonly inLedger: number;
  readonly currency: string;
}

interface LedgerBalance {
  readonly attempt_id: string;
  readonly intent_id: string;
  readonly amount: number;
  readonly currency: string;
  /** Of the charge or its latest refund. */
  readonly booked_at: Date;
}

/** The period of the compared payments. It ends early enough to exclude payments in progress. */
export interface ReconciledPeriod {
  readonly from: Date;
  readonly until: Date;
}

/** The books of a provider's account for a period, as far as they are complete. */
interface Books extends OpenAccount {
  readonly period: ReconciledPeriod;
}

/**
 * Net receipts in the ledger by attempt, for an account's attempts of the period and for those that it lists: a buyer
 * may pay in the period for an attempt from before.
 */
async function readBalances(
  { sql }: PaymentServices,
  { gateway, account, period: { from, until } }: Books,
  payments: readonly ProviderPayment[],
): Promise<ReadonlyMap<string, LedgerBalance>> {
  const rows = await sql<LedgerBalance[]>`
    select payment_attempt.id as attempt_id, payment_attempt.intent_id, ledger_entry.currency,
      sum(ledger_entry.amount)::bigint as amount,
      max(ledger_entry.created_at) as booked_at
    from ledger_entry join payment_attempt on payment_attempt.id = ledger_entry.attempt_id
    where ledger_entry.account = 'PROVIDER' and payment_attempt.gateway = ${gateway}
      and payment_attempt.provider_account = ${account}
      and payment_attempt.id in (
        select id from payment_attempt where created_at between ${from} and ${until}
        union select unnest(${payments.map(({ attemptId }) => attemptId)}::text[]::uuid[])
      )
    group by payment_attempt.id, ledger_entry.currency`;
  return new Map(rows.map((row) => [row.attempt_id, row]));
}

function netReceived({ amountReceived, amountRefunded }: ProviderPayment): number {
  return amountReceived - amountRefunded;
}

/** Whether something was booked that the provider's list may lack: only what was booked earlier must be in it. */
const isRecent = (balance: LedgerBalance | undefined, { until }: ReconciledPeriod): boolean =>
  balance !== undefined && balance.booked_at > until;

/** The number of attempts per statement. */
const batchSize = 500;

/**
 * Records charges that we missed; if the order was canceled, recording the charge refunds it. A payment of another amount
 * isn't the attempt's, whatever it says.
 */
async function catchUp(
  services: PaymentServices,
  books: Books,
  payments: readonly ProviderPayment[],
): Promise<void> {
  const charged = payments.filter(({ attemptId, status }) => attemptId !== null && status === 'succeeded');
  const keyOf = (id: string | null, amount: number, currency: string) => `${id} ${amount} ${currency}`;
  const intents = new Map(
    charged.map(({ attemptId, amount, currency, intentId }) => [
      keyOf(attemptId, amount, currency),
      intentId,
    ]),
  );
  const intentOf = ({ id, intentId, amount: { amount, currency } }: PaymentAttempt): string | null =>
    intentId ?? intents.get(keyOf(id, amount, currency)) ?? null;
  const ids = [...new Set(charged.flatMap(({ attemptId }) => attemptId ?? []))];
  for (let start = 0; start < ids.length; start += batchSize) {
    const uncharged = await findUnchargedAttempts(services.sql, ids.slice(start, start + batchSize));
    for (const attempt of uncharged.filter(({ account }) => account === books.account)) {
      const intentId = intentOf(attempt);
      if (intentId !== null) await settleAttempt(services, { ...attempt, intentId });
    }
  }
}

/** Books refunds, made or failed, whose events were lost. */
async function catchUpRefunds(
  services: PaymentServices,
  { account, provider }: Books,
  payments: readonly ProviderPayment[],
  balances: ReadonlyMap<string, LedgerBalance>,
): Promise<void> {
  for (const payment of payments) {
    const { attemptId, intentId } = payment;
    if (attemptId === null) continue;
    if ((balances.get(attemptId)?.amount ?? 0) === netReceived(payment)) continue;
    const attempt = await findAttempt(services.sql, attemptId);
    if (attempt === null || !isEnded(attempt.status) || attempt.account !== account) continue;
    const refunds = await provider.refundsOf(attempt.intentId ?? intentId);
    if (refunds === null) continue;
    await inTransaction(services.sql, (sql) => bookProviderRefunds(sql, attempt, refunds, services));
  }
}

async function reconcileBooks(services: PaymentServices, books: Books): Promise<readonly Discrepancy[]> {
  const { provider, period } = books;
  const payments: ProviderPayment[] = [];
  for await (const payment of provider.list(period.from)) {
    if (payment.attemptId !== null) payments.push(payment);
  }
  await catchUp(services, books, payments);
  await catchUpRefunds(services, books, payments, await readBalances(services, books, payments));
  const balances = await readBalances(services, books, payments);
  const listed = new Set(payments.map(({ attemptId }) => attemptId));
  const compared = payments.filter(({ createdAt }) => createdAt <= period.until);
  const keptOf = new Map<string | null, number>();
  for (const payment of compared)
    keptOf.set(payment.attemptId, (keptOf.get(payment.attemptId) ?? 0) + netReceived(payment));
  const differing = compared.flatMap((payment): Discrepancy[] => {
    const { intentId, attemptId, currency } = payment;
    const balance = balances.get(attemptId ?? '');
    const inLedger = balance?.amount ?? 0;
    const agrees = inLedger === keptOf.get(attemptId) && (inLedger === 0 || balance?.currency === currency);
    if (agrees || isRecent(balance, period)) return [];
    return [{ intentId, attemptId, atProvider: netReceived(payment), inLedger, currency }];
  });
  const missing = [...balances.values()].flatMap((balance): Discrepancy[] => {
    const { attempt_id: attemptId, intent_id: intentId, amount, currency } = balance;
    return listed.has(attemptId) || amount === 0 || isRecent(balance, period)
      ? []
      : [{ intentId, attemptId, atProvider: 0, inLedger: amount, currency }];
  });
  return [...differing, ...missing];
}

/**
 * Compares the books of every account with the ledger. Missed charges and refunds are recorded; remaining differences are
 * returned for manual review. Payments that this shop didn't make are ignored.
 */
export async function reconcile(
  services: PaymentServices,
  { from, until }: ReconciledPeriod,
): Promise<readonly Discrepancy[]> {
  const discrepancies: Discrepancy[] = [];
  for (const account of openAccounts(services.providers)) {
    const { listDelaySeconds } = account.provider;
    const period = { from, until: new Date(until.getTime() - listDelaySeconds * 1000) };
    discrepancies.push(...(await reconcileBooks(services, { ...account, period })));
  }
  return discrepancies;
}
