import { Stripe } from 'stripe';
import * as v from 'valibot';
import type { EventMeaning, ProviderEvent, WebhookContent } from '../provider/payment-provider.ts';

/**
 * The events that matter to the shop, by their type. Those about refunds are the same no matter who made these:
 * https://docs.stripe.com/refunds#refund-events
 */
const meanings: ReadonlyMap<string, EventMeaning> = new Map([
  ['payment_intent.succeeded', 'charged'],
  ['payment_intent.processing', 'changed'],
  ['payment_intent.payment_failed', 'changed'],
  ['payment_intent.canceled', 'changed'],
  ['setup_intent.succeeded', 'changed'],
  ['setup_intent.setup_failed', 'changed'],
  ['setup_intent.canceled', 'changed'],
  ['charge.refunded', 'refunded'],
  ['charge.refund.updated', 'refunded'],
  ['refund.created', 'refunded'],
  ['refund.updated', 'refunded'],
  ['refund.failed', 'refunded'],
  ['charge.dispute.created', 'disputed'],
  ['charge.dispute.updated', 'disputed'],
  ['charge.dispute.closed', 'disputed'],
  ['charge.dispute.funds_withdrawn', 'disputed'],
  ['charge.dispute.funds_reinstated', 'disputed'],
  ['mandate.updated', 'mandate'],
]);

export const eventMeaning = (type: string): EventMeaning => meanings.get(type) ?? null;

/** Maximum age or lead of a signature, in seconds. */
const TOLERANCE = 300;

export interface SignedEvent {
  readonly rawBody: string | Uint8Array;
  readonly signatureHeader: string | null;
  readonly webhookSecret: string;
}

/** The SDK refuses signatures that are too old; those from the future are refused here. */
function isFromTheFuture(signatureHeader: string): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signatureHeader)?.[1]);
  return seconds - Date.now() / 1000 > TOLERANCE;
}

const attemptIdPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An ID of the provider's; the database has nothing else in its place. */
const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/));

const objectSchema = v.object({
  object: v.string(),
  id: v.optional(idSchema),
  payment_intent: v.nullish(idSchema),
  metadata: v.nullish(v.object({ attempt: v.optional(v.string()) })),
});

/** The parts of an event that we read, in the provider's terms: https://docs.stripe.com/api/events/object */
const eventSchema = v.object({
  object: v.literal('event'),
  id: idSchema,
  type: v.pipe(v.string(), v.maxLength(255)),
  data: v.object({ object: v.looseObject({}) }),
});

/** What an attempt is at the provider: a payment, or a method that is saved without one. */
const intentObjects: readonly string[] = ['payment_intent', 'setup_intent'];

function toProviderEvent(content: unknown): ProviderEvent | null {
  const parsed = v.safeParse(eventSchema, content);
  if (!parsed.success) return null;
  const { id, type, data } = parsed.output;
  const meaning = eventMeaning(type);
  const payment = v.safeParse(objectSchema, data.object);
  if (!payment.success) return { id, type, meaning, intentId: null, attemptId: null, mandateId: null };
  const { object, id: objectId, payment_intent: intentOfObject, metadata } = payment.output;
  const attemptId = metadata?.attempt;
  return {
    id,
    type,
    meaning,
    intentId: (intentObjects.includes(object) ? objectId : intentOfObject) ?? null,
    attemptId: attemptId !== undefined && attemptIdPattern.test(attemptId) ? attemptId : null,
    mandateId: object === 'mandate' ? (objectId ?? null) : null,
  };
}

function contentOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString()) as unknown;
  } catch {
    return null;
  }
}

/** Whether the signature matches these bytes and is at most five minutes older or newer than now. */
function isSigned(stripe: Stripe, { rawBody, signatureHeader, webhookSecret }: SignedEvent): boolean {
  if (signatureHeader === null || isFromTheFuture(signatureHeader)) return false;
  try {
    const body = Buffer.from(rawBody);
    return stripe.webhooks.signature?.verifyHeader(body, signatureHeader, webhookSecret, TOLERANCE) ?? false;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

/** Reads a webhook request. Anyone can send one, and another application on the same provider account can cause one. */
export function readWebhook(stripe: Stripe, signed: SignedEvent): WebhookContent {
  if (!isSigned(stripe, signed)) return { kind: 'unsigned' };
  const event = toProviderEvent(contentOf(Buffer.from(signed.rawBody)));
  return event === null ? { kind: 'unreadable' } : { kind: 'event', event };
}
