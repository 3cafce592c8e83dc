import type { ProviderPayment } from '../payment/provider/payment-provider.ts';
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

const nothing = 'nothing';

const kept = ({ amountReceived, amountRefunded, currency }: ProviderPayment): string =>
  amountReceived === amountRefunded ? nothing : `${amountReceived - amountRefunded} ${currency}`;

/** The invoiced amounts of attempts since a moment, by the provider's ID of the payment. */
async function readInvoiced(
  { sql }: Pick<SubscriptionServices, 'sql'>,
  from: Date,
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ intent_id: string; invoiced: string }[]>`
    select renewal_attempt.intent_id, invoice.gross || ' ' || invoice.currency as invoiced
    from renewal_attempt join invoice on invoice.attempt_id = renewal_attempt.id
    where renewal_attempt.created_at >= ${from} and renewal_attempt.gross > 0
    union all
    select change_attempt.intent_id, invoice.gross || ' ' || invoice.currency
    from change_attempt join invoice on invoice.change_attempt_id = change_attempt.id
    where change_attempt.created_at >= ${from} and change_attempt.gross > 0`;
  return new Map(rows.map((row) => [row.intent_id, row.invoiced]));
}

/** Compares the provider's books with the invoices of renewals and changes. Returns the differences, for people to check. */
export async function reconcileRenewals(
  services: Pick<SubscriptionServices, 'sql' | 'providers'>,
  { from, until }: ReconciledPeriod,
): Promise<readonly RenewalDiscrepancy[]> {
  const invoiced = await readInvoiced(services, from);
  const listed = new Set<string>();
  const differing: RenewalDiscrepancy[] = [];
  for await (const payment of services.providers.stripe.list(from)) {
    const { renewalKey, changeId, intentId, createdAt } = payment;
    if (renewalKey === null && changeId === null) continue;
    listed.add(intentId);
    const ours = invoiced.get(intentId) ?? nothing;
    if (createdAt <= until && kept(payment) !== ours)
      differing.push({ intentId, atProvider: kept(payment), invoiced: ours });
  }
  for (const [intentId, ours] of invoiced)
    if (!listed.has(intentId)) differing.push({ intentId, atProvider: nothing, invoiced: ours });
  return differing;
}
