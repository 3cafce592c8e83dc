import { fromMajorUnits } from '@sonde/machines/rules/money';
import { type Refusal, refusal } from '../../kernel/refusal.ts';
import type { Sql } from '../../db/connect.ts';
import type { RequestFacts } from '../../kernel/request-facts.ts';
import type { AnalyticsRecordInput } from '../../kernel/resolver-types.generated.ts';
import type { AnalyticsServices, PurchaseClaim } from './analytics-services.ts';
import { hasOptedOut, insertEvent, loadSoldOrder } from './analytics.repository.ts';
import { readEvent } from './read-event.ts';

interface Recorded {
  readonly refusals: readonly Refusal[];
  /** False if the visitor has opted out. */
  readonly isRecorded: boolean;
}

/** Whether a purchase is that of its order. Otherwise the numbers of later orders could be used up with invented ones. */
async function isProved(sql: Sql, claim: PurchaseClaim): Promise<boolean> {
  const order = await loadSoldOrder(sql, claim.orderToken);
  return (
    order !== null &&
    order.number === claim.transactionId &&
    order.currency === claim.currency &&
    order.net === fromMajorUnits(claim.value, order.currency).amount
  );
}

/** Stores an event for forwarding, unless the visitor opts out by signal, or has opted out as a signed-in person. */
export async function recordEvent(
  { sql, forwardEvents, now }: AnalyticsServices,
  input: AnalyticsRecordInput,
  { account, isOptOutSignaled }: Pick<RequestFacts, 'account' | 'isOptOutSignaled'>,
): Promise<Recorded> {
  const read = readEvent(input, account?.subject ?? null, now());
  if ('code' in read) return { refusals: [read], isRecorded: false };
  const { event, claim } = read;
  if (claim !== null && !(await isProved(sql, claim)))
    return { refusals: [refusal('INVALID', 'body')], isRecorded: false };
  const isRecorded =
    forwardEvents !== null &&
    !isOptOutSignaled &&
    (account === null || !(await hasOptedOut(sql, account.email)));
  if (isRecorded) await insertEvent(sql, event, now());
  return { refusals: [], isRecorded };
}
