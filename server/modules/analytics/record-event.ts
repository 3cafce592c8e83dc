import { type Refusal } from '../../kernel/refusal.ts';
import type { RequestFacts } from '../../kernel/request-facts.ts';
import type { AnalyticsRecordInput } from '../../kernel/resolver-types.generated.ts';
import type { AnalyticsServices } from './analytics-services.ts';
import { hasOptedOut, insertEvent } from './analytics.repository.ts';
import { readEvent } from './read-event.ts';

interface Recorded {
  readonly refusals: readonly Refusal[];
  /** False if the visitor has opted out. */
  readonly isRecorded: boolean;
}

/** Stores an event for forwarding, unless the visitor opts out by signal, or has opted out as a signed-in person. */
export async function recordEvent(
  { sql, forwardEvents, now }: AnalyticsServices,
  input: AnalyticsRecordInput,
  { account, isOptOutSignaled }: Pick<RequestFacts, 'account' | 'isOptOutSignaled'>,
): Promise<Recorded> {
  const event = readEvent(input, account?.subject ?? null, now());
  if ('code' in event) return { refusals: [event], isRecorded: false };
  const isRecorded =
    forwardEvents !== null &&
    !isOptOutSignaled &&
    (account === null || !(await hasOptedOut(sql, account.email)));
  if (isRecorded) await insertEvent(sql, event, now());
  return { refusals: [], isRecorded };
}
