import { randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { postText } from '../post-text.ts';
import { certificateName } from './paypal-certificate.ts';
import type { WebhookEvent } from './paypal-documents.types.ts';
import type { PaypalStore, SigningKey } from './paypal-store.ts';

export interface WebhookTarget {
  /** The shop's URL for events. */
  readonly url: string;
  /** The webhook's ID in the account. */
  readonly webhookId: string;
  /** The API's address, which has the certificate. */
  readonly apiUrl: string;
}

const longestAnswerMilliseconds = 10_000;

/** The headers of a signed request: https://developer.paypal.com/api/rest/webhooks/rest/ */
export function signedHeaders(
  body: string,
  { webhookId, apiUrl }: Pick<WebhookTarget, 'webhookId' | 'apiUrl'>,
  key: SigningKey,
): Readonly<Record<string, string>> {
  const transmissionId = randomUUID();
  const time = new Date().toISOString();
  const signed = [transmissionId, time, webhookId, crc32(body)].join('|');
  return {
    'content-type': 'application/json',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${apiUrl}/v1/notifications/certs/${certificateName(key)}`,
    'paypal-transmission-id': transmissionId,
    'paypal-transmission-sig': sign('sha256', Buffer.from(signed), key.privateKey).toString('base64'),
    'paypal-transmission-time': time,
  };
}

async function sendEvent(event: WebhookEvent, target: WebhookTarget, key: SigningKey): Promise<boolean> {
  const body = JSON.stringify(event);
  try {
    const status = await postText({
      url: target.url,
      headers: signedHeaders(body, target, key),
      body,
      timeoutMilliseconds: longestAnswerMilliseconds,
    });
    return status >= 200 && status < 300;
  } catch {
    return false;
  }
}

/** Delivers everything due; returns the number of events that the shop confirmed. */
export async function deliverDueEvents(
  store: PaypalStore,
  target: WebhookTarget,
  signingKey: () => Promise<SigningKey>,
): Promise<number> {
  const events = await store.takeDue();
  if (events.length === 0) return 0;
  const key = await signingKey();
  let confirmed = 0;
  for (const event of events) {
    const isDelivered = await sendEvent(event, target, key);
    await store.settleDelivery(event.id, isDelivered);
    confirmed += Number(isDelivered);
  }
  return confirmed;
}
