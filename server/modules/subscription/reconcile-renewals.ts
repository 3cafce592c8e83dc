import type { AnySql, Fragment } from '../../db/connect.ts';
import type { ProviderPayment } from '../payment/provider/payment-provider.ts';
import { creditMembership, invoiceOfCharge } from './credit-membership.ts';
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

type ReconcilingServices = Pick<SubscriptionServices, 'sql' | 'providers' | 'announceCredited' | 'now'>;

const nothing = 'nothing';

const kept = ({ amountReceived, amountRefunded, currency }: ProviderPayment): string =>
  amountReceived === amountRefunded ? nothing : `${amountReceived - amountRefunded} ${currency}`;

/** What an invoice has left after its credit notes. */
const left = (sql: AnySql): Fragment => sql`(
  select case when invoice.gross - credited = 0 then ${nothing} else (invoice.gross - credited) || ' ' || invoice.currency end
  from (select coalesce(sum(gross), 0) as credited from credit_note where invoice_id = invoice.id) as notes
)`;

/** The invoiced amounts of attempts since a moment, less what was credited, by the provider's ID of the payment. */
async function readInvoiced(
  { sql }: Pick<SubscriptionServices, 'sql'>,
  from: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ intent_id: string; invoiced: string }[]>`
    select renewal_attempt.intent_id, ${left(sql)} as invoiced
    from renewal_attempt join invoice on invoice.attempt_id = renewal_attempt.id
    where renewal_attempt.created_at >= ${from} and renewal_attempt.gross > 0
    union all
    select change_attempt.intent_id, ${left(sql)}
    from change_attempt join invoice on invoice.change_attempt_id = change_attempt.id
    where change_attempt.created_at >= ${from} and change_attempt.gross > 0`;
  return new Map(rows.map((row) => [row.intent_id, row.invoiced]));
}

/** Books refunds of invoiced charges that somebody made at the provider. */
async function catchUpRefunds(
  services: ReconcilingServices,
  payments: readonly ProviderPayment[],
  invoiced: ReadonlyMap<string, string>,
): Promise<void> {
  for (const payment of payments) {
    const { intentId, amountRefunded } = payment;
    if (amountRefunded === 0 || (invoiced.get(intentId) ?? nothing) === kept(payment)) continue;
    const charge = await invoiceOfCharge(services.sql, intentId);
    if (charge !== null) await creditMembership(services, charge);
  }
}

/**
 * Compares the provider's books with the invoices of renewals and changes, after booking refunds that were missed.
 * Returns the differences, for people to check.
 */
export async function reconcileRenewals(
  services: ReconcilingServices,
  { from, until }: ReconciledPeriod,
): Promise<readonly RenewalDiscrepancy[]> {
  const payments: ProviderPayment[] = [];
  for await (const payment of services.providers.stripe.list(from))
    if (payment.renewalKey !== null || payment.changeId !== null) payments.push(payment);
  await catchUpRefunds(services, payments, await readInvoiced(services, from));
  const invoiced = await readInvoiced(services, from);
  const listed = new Set(payments.map(({ intentId }) => intentId));
  const differing = payments.flatMap((payment): readonly RenewalDiscrepancy[] => {
    const { intentId, createdAt } = payment;
    const ours = invoiced.get(intentId) ?? nothing;
    if (createdAt > until || kept(payment) === ours) return [];
    return [{ intentId, atProvider: kept(payment), invoiced: ours }];
  });
  const missing = [...invoiced].flatMap(([intentId, ours]): readonly RenewalDiscrepancy[] =>
    listed.has(intentId) || ours === nothing ? [] : [{ intentId, atProvider: nothing, invoiced: ours }],
  );
  return [...differing, ...missing];
}
