import * as v from 'valibot';
import type { EventMeaning, ProviderEvent, WebhookContent } from '../provider/payment-provider.ts';
import { attemptIdIn } from './paypal-attempt-id.ts';
import type { AskPaypal } from './paypal-client.ts';

/** The events that matter to the shop: https://developer.paypal.com/api/rest/webhooks/event-names/ */
const meanings: ReadonlyMap<string, EventMeaning> = new Map([
  ['CHECKOUT.ORDER.APPROVED', 'changed'],
  ['PAYMENT.CAPTURE.COMPLETED', 'charged'],
  ['PAYMENT.CAPTURE.PENDING', 'changed'],
  ['PAYMENT.CAPTURE.DECLINED', 'changed'],
  ['PAYMENT.CAPTURE.DENIED', 'changed'],
  ['PAYMENT.CAPTURE.REFUNDED', 'refunded'],
  ['PAYMENT.CAPTURE.REVERSED', 'disputed'],
  ['CUSTOMER.DISPUTE.CREATED', 'disputed'],
  ['CUSTOMER.DISPUTE.UPDATED', 'disputed'],
  ['CUSTOMER.DISPUTE.RESOLVED', 'disputed'],
  ['PAYMENT.REFUND.COMPLETED', 'refunded'],
  ['PAYMENT.REFUND.FAILED', 'refunded'],
]);

/** An ID of PayPal's; the database has nothing else in its place. */
const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/));

const eventSchema = v.object({
  id: idSchema,
  event_type: v.pipe(v.string(), v.maxLength(255)),
  resource: v.looseObject({}),
});

/** An order; its unit names the attempt. */
const orderSchema = v.object({
  id: idSchema,
  purchase_units: v.array(v.object({ custom_id: v.optional(v.string()) })),
});

/** A capture; it names its order. */
const captureSchema = v.object({
  custom_id: v.optional(v.string()),
  supplementary_data: v.object({ related_ids: v.object({ order_id: idSchema }) }),
});

/** A refund; the link above it is that of its capture. */
const refundSchema = v.object({ links: v.array(v.object({ rel: v.string(), href: v.string() })) });

/** A dispute; it names the captures that it is about. */
const disputeSchema = v.object({
  disputed_transactions: v.pipe(
    v.array(v.object({ seller_transaction_id: v.pipe(v.string(), v.regex(/^\w{1,64}$/)) })),
    v.minLength(1),
  ),
});

type Subject = Pick<ProviderEvent, 'intentId' | 'attemptId'>;
const nothing: Subject = { intentId: null, attemptId: null };

function subjectOfCapture(resource: unknown): Subject {
  const capture = v.safeParse(captureSchema, resource);
  if (!capture.success) return nothing;
  const { custom_id: customId, supplementary_data: related } = capture.output;
  return { intentId: related.related_ids.order_id, attemptId: attemptIdIn(customId) };
}

function subjectOfOrder(resource: unknown): Subject {
  const order = v.safeParse(orderSchema, resource);
  if (!order.success) return nothing;
  return { intentId: order.output.id, attemptId: attemptIdIn(order.output.purchase_units[0]?.custom_id) };
}

/** A refund doesn't name its order, so that PayPal is asked for its capture. Rejects without a clear response. */
async function subjectOfRefund(resource: unknown, ask: AskPaypal): Promise<Subject> {
  const refund = v.safeParse(refundSchema, resource);
  const above = refund.success ? refund.output.links.find(({ rel }) => rel === 'up')?.href : undefined;
  const captureId = /\/v2\/payments\/captures\/(\w{1,64})$/.exec(above ?? '')?.[1];
  return captureId === undefined ? nothing : subjectOfCaptureId(captureId, ask);
}

/** A capture that was reversed is shown itself or by the reversal; any other dispute names the capture. */
async function subjectOfDispute(type: string, resource: unknown, ask: AskPaypal): Promise<Subject> {
  if (type === 'PAYMENT.CAPTURE.REVERSED') {
    const capture = subjectOfCapture(resource);
    return capture.intentId === null ? subjectOfRefund(resource, ask) : capture;
  }
  const dispute = v.safeParse(disputeSchema, resource);
  const captureId = dispute.success
    ? dispute.output.disputed_transactions[0]?.seller_transaction_id
    : undefined;
  return captureId === undefined ? nothing : subjectOfCaptureId(captureId, ask);
}

/** Rejects without a clear response. */
async function subjectOfCaptureId(captureId: string, ask: AskPaypal): Promise<Subject> {
  const answer = await ask({ method: 'GET', path: `/v2/payments/captures/${captureId}` });
  if (answer.isAccepted) return subjectOfCapture(answer.body);
  if (answer.status === 404) return nothing;
  throw new Error(`PayPal refuses to show a captured payment: ${answer.reason}`);
}

function contentOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString()) as unknown;
  } catch {
    return null;
  }
}

const isAboutOrder = (type: string) => type.startsWith('CHECKOUT.ORDER.');

/** Reads an event whose signature was checked. Rejects if PayPal is needed to read it and doesn't respond clearly. */
export async function readPaypalEvent(rawBody: Buffer, ask: AskPaypal): Promise<WebhookContent> {
  const parsed = v.safeParse(eventSchema, contentOf(rawBody));
  if (!parsed.success) return { kind: 'unreadable' };
  const { id, event_type: type, resource } = parsed.output;
  const meaning = meanings.get(type) ?? null;
  const about = { id, type, meaning, mandateId: null };
  if (meaning === null) return { kind: 'event', event: { ...about, ...nothing } };
  if (meaning === 'refunded')
    return { kind: 'event', event: { ...about, ...(await subjectOfRefund(resource, ask)) } };
  if (meaning === 'disputed')
    return { kind: 'event', event: { ...about, ...(await subjectOfDispute(type, resource, ask)) } };
  const subject = isAboutOrder(type) ? subjectOfOrder(resource) : subjectOfCapture(resource);
  return { kind: 'event', event: { ...about, ...subject } };
}
