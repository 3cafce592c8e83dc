import type { Sql } from '../../db/connect.ts';
import {
  type OrderEventAttempt,
  type OrderEventOutcome,
  beginAttempt,
  endOrderEvent,
  noteFailure,
  scheduleNextAttempt,
} from './order-events.repository.ts';
import type { SendOutbound } from './outbound-requests.ts';
import { type PlatformProfile, webhookUrlOf } from './platform-profile.schema.ts';
import type { PlatformProfiles } from './platform-profiles.ts';
import type { MessageSigner } from './sign-message.ts';
import { agentHeader, agentHeaderFor } from './ucp-agent.ts';

/** The platform to which an order is described. */
interface OrderViewer {
  readonly profileUrl: string;
  readonly profile: PlatformProfile;
  /** In which its checkout was opened. */
  readonly protocolVersion: string;
}

/** The dependencies of telling platforms about their orders. */
export interface OrderEventServices {
  readonly sql: Sql;
  readonly profiles: PlatformProfiles;
  readonly sendOutbound: SendOutbound;
  readonly signer: MessageSigner;
  /** The address of the shop's own profile. */
  readonly ownProfileUrl: string;
  /** The order as its platform sees it at this moment; null for one that it doesn't see. */
  describeOrder(orderId: string, viewer: OrderViewer): Promise<object | null>;
  /** Called with every attempt: `failed`, or how the event ended, in lower case. */
  countOrderEvent(outcome: string): void;
  /** Called with a sentence for operators. */
  reportOrderEvent(sentence: string): void;
  now(): Date;
}

/** How an attempt ended. */
type Sent = { readonly outcome: OrderEventOutcome } | { readonly failure: string };

/** A platform acknowledges at once and works afterwards; its answer isn't read. */
const sending = { milliseconds: 10_000, bytes: 64 * 1024 };

/** After so many days an event is given up: platforms can ask for the order at any time. */
const daysOfAttempts = 5;
const dayMilliseconds = 86_400_000;

/** The platform no longer wants anything at its address (https://www.standardwebhooks.com). */
const goneStatus = 410;

const isAcknowledged = (status: number) => status >= 200 && status < 300;

async function sendOne(services: OrderEventServices, event: OrderEventAttempt): Promise<Sent> {
  const { profiles, signer, sendOutbound, ownProfileUrl, describeOrder } = services;
  const lookup = await profiles.find(event.profileUrl);
  if (!lookup.ok) return { failure: lookup.refusal.code };
  const url = webhookUrlOf(lookup.profile);
  const order =
    url === null ? null : await describeOrder(event.orderId, { ...event, profile: lookup.profile });
  if (url === null || order === null) return { outcome: 'UNWANTED' };
  if (!URL.canParse(url)) return { failure: 'ADDRESS_REFUSED' };
  const request = {
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/json',
      [agentHeader.toLowerCase()]: agentHeaderFor(ownProfileUrl),
      'idempotency-key': event.id,
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(event.occurredAt.getTime() / 1000)),
    },
    body: Buffer.from(JSON.stringify(order)),
  } as const;
  const signature = await signer.signRequest(request);
  const answer = await sendOutbound({
    ...request,
    ...sending,
    headers: { ...request.headers, ...signature },
  });
  if (typeof answer === 'string') return { failure: answer };
  if (answer.status === goneStatus) return { outcome: 'UNWANTED' };
  return isAcknowledged(answer.status) ? { outcome: 'DELIVERED' } : { failure: `status ${answer.status}` };
}

const isLastAttempt = ({ occurredAt, nextAttemptAt }: OrderEventAttempt) =>
  nextAttemptAt.getTime() - occurredAt.getTime() > daysOfAttempts * dayMilliseconds;

/** Records how an attempt ended. Returns whether the event has ended, so that the next one of the order may follow. */
async function settle(services: OrderEventServices, event: OrderEventAttempt, sent: Sent): Promise<boolean> {
  const { sql, now, countOrderEvent, reportOrderEvent } = services;
  if ('outcome' in sent) {
    countOrderEvent(sent.outcome.toLowerCase());
    await endOrderEvent(sql, event.id, sent.outcome, now());
    return true;
  }
  countOrderEvent('failed');
  await noteFailure(sql, event.id, sent.failure);
  if (!isLastAttempt(event)) return false;
  if (await endOrderEvent(sql, event.id, 'ABANDONED', now())) {
    countOrderEvent('abandoned');
    reportOrderEvent(`The platform ${event.profileUrl} wasn't told about an order: ${sent.failure}.`);
  }
  return true;
}

/**
 * Sends the events of an order, one after another, each with the order as it is at that moment. An attempt that fails is
 * repeated with growing pauses for five days; later events of the order wait for it.
 */
export async function sendOrderEvents(services: OrderEventServices, orderId: string): Promise<void> {
  for (;;) {
    const event = await beginAttempt(services.sql, orderId, services.now());
    if (event === null) break;
    const sent = await sendOne(services, event);
    if (!(await settle(services, event, sent))) break;
  }
  await scheduleNextAttempt(services.sql, orderId);
}
