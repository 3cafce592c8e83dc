import { Stripe } from 'stripe';

/** Something that happened at the provider. It says what to look at, not what is true: the state is fetched again. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: Stripe.Event.Type;
  /** The payment that it is about; null for events about something else. */
  readonly intentId: string | null;
  /** The attempt that the payment was made for, where the event's object names it. */
  readonly attemptId: string | null;
  readonly createdAt: Date;
}

/** Seconds that a signature may be older or newer than now. */
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

function textOf(object: unknown, field: string): string | null {
  const value = (object as Readonly<Record<string, unknown>> | null | undefined)?.[field];
  return typeof value === 'string' ? value : null;
}

function toProviderEvent(event: Stripe.Event): ProviderEvent {
  const object: unknown = event.data.object;
  const isIntent = textOf(object, 'object') === 'payment_intent';
  return {
    id: event.id,
    type: event.type,
    intentId: textOf(object, isIntent ? 'id' : 'payment_intent'),
    attemptId: textOf((object as { readonly metadata?: unknown }).metadata, 'attempt'),
    createdAt: new Date(event.created * 1000),
  };
}

/** Null when the signature does not belong to these bytes, or is not of these minutes. */
export function verifyProviderEvent(
  stripe: Stripe,
  { rawBody, signatureHeader, webhookSecret }: SignedEvent,
): ProviderEvent | null {
  if (signatureHeader === null || isFromTheFuture(signatureHeader)) return null;
  try {
    const body = typeof rawBody === 'string' ? rawBody : Buffer.from(rawBody);
    return toProviderEvent(stripe.webhooks.constructEvent(body, signatureHeader, webhookSecret, TOLERANCE));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}
