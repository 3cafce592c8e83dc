import { createHmac } from 'node:crypto';
import type { CardSandboxStore, Delivery } from './card-sandbox-store.ts';
import type { StoredDocument } from './documents.types.ts';
import type { Clock } from './endpoint.ts';
import { postText } from '../post-text.ts';

const SECOND = 1000;
const HOUR = 3_600 * SECOND;
/** How long a process may handle an event before another may deliver it. */
const LEASE = 15 * SECOND;
const LONGEST_ANSWER = 10 * SECOND;
const BATCH = 20;
const FIRST_PAUSE = SECOND;
const LONGEST_PAUSE = HOUR;
const GIVE_UP_AFTER = 3 * 24 * HOUR;

export interface WebhookTarget {
  readonly url: string;
  /** `whsec_…`, shared with the shop. */
  readonly secret: string;
}

/** The provider's signature header for these exact bytes; `seconds` since 1970. */
function signPayload(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

/** Sends one event; true if the shop confirmed it. */
export async function sendEvent(
  event: StoredDocument<'event'>,
  target: WebhookTarget,
  clock: Clock,
): Promise<boolean> {
  const payload = JSON.stringify(event.document);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Stripe-Signature': signPayload(payload, target.secret, Math.floor(clock.now() / SECOND)),
  };
  try {
    const status = await postText({
      url: target.url,
      headers,
      body: payload,
      timeoutMilliseconds: LONGEST_ANSWER,
    });
    return status >= 200 && status < 300;
  } catch {
    return false;
  }
}

/** One second after the first failure, then twice as long each time, at most an hour. */
function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
}

/** Delivers everything due, in batches; returns the number of events that the shop confirmed. */
export async function deliverDueEvents(
  store: CardSandboxStore,
  target: WebhookTarget,
  clock: Clock,
): Promise<number> {
  let confirmed = 0;
  for (;;) {
    const now = clock.now();
    const deliveries = await store.takeDeliveries({ now, leaseUntil: now + LEASE, limit: BATCH });
    const results = await Promise.all(deliveries.map(({ event }) => sendEvent(event, target, clock)));
    confirmed += results.filter(Boolean).length;
    if (deliveries.length > 0) await settle(store, deliveries, results, now);
    if (deliveries.length < BATCH) return confirmed;
  }
}

async function settle(
  store: CardSandboxStore,
  deliveries: readonly Delivery[],
  results: readonly boolean[],
  now: number,
): Promise<void> {
  const isOver = ({ event }: Delivery) => now - event.created * SECOND > GIVE_UP_AFTER;
  const finished = deliveries.filter((delivery, index) => results[index] === true || isOver(delivery));
  const open = deliveries.filter((delivery) => !finished.includes(delivery));
  await store.settleDeliveries({
    delivered: finished.map(({ event }) => event.id),
    postponed: open.map(({ event, attempts }) => ({ eventId: event.id, dueAt: now + pauseAfter(attempts) })),
  });
}
