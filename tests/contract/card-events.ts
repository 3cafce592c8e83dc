import { createHmac, randomUUID } from 'node:crypto';
import { webhookSecret } from './card-sandbox-server.ts';

/** The time of a signature. */
export const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** The signature with which the provider sends a body. */
export function signatureOf(
  body: string | Uint8Array,
  seconds = nowInSeconds(),
  secret = webhookSecret,
): string {
  const bytes = Buffer.concat([Buffer.from(`${seconds}.`), Buffer.from(body)]);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(bytes).digest('hex')}`;
}

/** The body of an event. */
export const eventOf = (type: string, object: unknown, id = `evt_${randomUUID()}`) =>
  JSON.stringify({ object: 'event', id, type, data: { object } });

/** A payment as an event shows it. */
export const intentOf = (id: unknown, attempt?: unknown, others: object = {}) => ({
  object: 'payment_intent',
  id,
  amount: 100,
  currency: 'usd',
  status: 'succeeded',
  metadata: attempt === undefined ? {} : { attempt },
  ...others,
});
