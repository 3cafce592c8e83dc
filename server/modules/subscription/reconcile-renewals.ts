import type { ProviderPayment } from '../payment/provider/payment-provider.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** A renewal about which the provider's books and the invoices do not agree; amounts in minor units. */
export interface RenewalDiscrepancy {
  readonly intentId: string;
  readonly atProvider: string;
  readonly invoiced: string;
}

/** Payments made in it are compared; its end leaves time for those that are under way. */
interface ReconciledPeriod {
  readonly from: Date;
  readonly until: Date;
}

const nothing = 'nothing';

const kept = ({ amountReceived, amountRefunded, currency }: ProviderPayment): string =>
  amountReceived === amountRefunded ? nothing : `${amountReceived - amountRefunded} ${currency}`;

/** What was charged and invoiced, by the provider's id of the payment, for tries since a moment. */
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
    where change_attempt.created_at >= ${from}`;
  return new Map(rows.map((row) => [row.intent_id, row.invoiced]));
}

/** Compares the provider's books with the invoices of renewals; what differs is answered, for people to look at. */
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
