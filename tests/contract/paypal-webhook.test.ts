import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaypalProvider } from '../../server/modules/payment/paypal/paypal-provider.ts';
import { createSigningKey } from '../../server/sandbox/paypal/paypal-certificate.ts';
import { createPaypalStore, type SigningKey } from '../../server/sandbox/paypal/paypal-store.ts';
import { signedHeaders } from '../../server/sandbox/paypal/paypal-webhooks.ts';
import { openPaypalShop } from './paypal-shop.ts';
import { paypalAccount } from './paypal-server.ts';

let shop: Awaited<ReturnType<typeof openPaypalShop>>;
let key: SigningKey;

beforeAll(async () => {
  shop = await openPaypalShop();
  key = await createPaypalStore(shop.database.sql).signingKey(createSigningKey);
});
afterAll(() => shop.close());

const unknownAttempt = '0197b2c4-5a6b-7c8d-9e0f-a1b2c3d4e5f6';

const eventOf = (resource: object, type = 'PAYMENT.CAPTURE.COMPLETED') =>
  JSON.stringify({ id: `WH-${Math.random().toString(36).slice(2)}`, event_type: type, resource });

const captureOf = (customId?: string) => ({
  id: '3C679366HH908993F',
  ...(customId !== undefined && { custom_id: customId }),
  supplementary_data: { related_ids: { order_id: '5O190127TN364715T' } },
});

interface Signing {
  readonly signedBody?: string;
  readonly webhookId?: string;
  readonly signedBy?: SigningKey;
  readonly changed?: Readonly<Record<string, string>>;
}

/** The shop's response to a body that is signed as PayPal does, unless the options say otherwise. */
async function answerTo(
  body: string,
  { signedBody = body, webhookId = paypalAccount.webhookId, signedBy = key, changed = {} }: Signing = {},
): Promise<number> {
  const account = { webhookId, apiUrl: shop.standIn.apiBase };
  // A forger has a private key of their own, and names the real certificate.
  const headers = signedHeaders(signedBody, account, { ...key, privateKey: signedBy.privateKey });
  return shop.deliver({ body, headers: new Headers({ ...headers, ...changed }) });
}

const forgers = generateKeyPairSync('rsa', { modulusLength: 2048 });
const forged: SigningKey = {
  privateKey: forgers.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  certificate: '',
};

describe('a request whose signature is PayPal’s', () => {
  it.each<[words: string, body: string, status: number]>([
    ['about a payment of another application', eventOf(captureOf('order 42')), 200],
    ['about a payment without an ID of its own', eventOf(captureOf()), 200],
    ['about an attempt that is not recorded yet', eventOf(captureOf(unknownAttempt)), 503],
    ['about a dispute', eventOf({ dispute_id: 'PP-D-1' }, 'CUSTOMER.DISPUTE.CREATED'), 200],
    [
      'about a dispute of a payment that PayPal doesn’t know',
      eventOf({ disputed_transactions: [{ seller_transaction_id: 'X1' }] }, 'CUSTOMER.DISPUTE.CREATED'),
      200,
    ],
    ['about an order without units', eventOf({ id: 'x' }, 'CHECKOUT.ORDER.APPROVED'), 200],
    ['about a refund that names nothing', eventOf({ id: 'x' }, 'PAYMENT.CAPTURE.REFUNDED'), 200],
    [
      'about a refund of a payment that PayPal doesn’t have',
      eventOf(
        { links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/0XX' }] },
        'PAYMENT.CAPTURE.REFUNDED',
      ),
      200,
    ],
    ['that is no JSON', '{', 400],
    ['that is no event', '[]', 400],
    ['with an ID that is no text', JSON.stringify({ id: 1, event_type: 'X', resource: {} }), 400],
    ['without a resource', JSON.stringify({ id: 'WH-1', event_type: 'X' }), 400],
  ])('%s', async (_words, body, status) => {
    expect(await answerTo(body)).toBe(status);
  });

  it('is told to come again while PayPal doesn’t answer about a refund', async () => {
    const refund = { links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/0XX' }] };
    shop.standIn.failNext('GET', /captures/, 'error-500');
    expect(await answerTo(eventOf(refund, 'PAYMENT.CAPTURE.REFUNDED'))).toBe(503);
  });
});

describe('a request whose signature isn’t PayPal’s', () => {
  const body = eventOf(captureOf(unknownAttempt));

  it.each<[words: string, signing: Signing]>([
    ['of another key', { signedBy: forged }],
    ['of another body', { signedBody: `${body} ` }],
    ['for another webhook', { webhookId: '1JE4291016473214C' }],
    ['of another transmission', { changed: { 'paypal-transmission-id': 'another' } }],
    ['of another time', { changed: { 'paypal-transmission-time': '2026-01-01T00:00:00Z' } }],
    ['of another algorithm', { changed: { 'paypal-auth-algo': 'SHA1withRSA' } }],
    ['that is empty', { changed: { 'paypal-transmission-sig': '' } }],
    ['that is nonsense', { changed: { 'paypal-transmission-sig': '%%%' } }],
  ])('%s is refused', async (_words, signing) => {
    expect(await answerTo(body, signing)).toBe(400);
  });

  it.each([
    'https://paypal.example/v1/notifications/certs/CERT-1',
    'http://127.0.0.1:1/v1/notifications/certs/CERT-1',
    'file:///etc/passwd',
    'nonsense',
  ])('with the certificate %s is refused, and that is never loaded', async (certificateUrl) => {
    expect(await answerTo(body, { changed: { 'paypal-cert-url': certificateUrl } })).toBe(400);
  });

  it('without any header is refused', async () => {
    expect(await shop.deliver({ body, headers: new Headers() })).toBe(400);
  });

  it('may name a path of PayPal’s API, which isn’t a certificate', async () => {
    const changed = { 'paypal-cert-url': `${shop.standIn.apiBase}/v1/notifications/certs/../../oauth2` };
    expect(await answerTo(body, { changed })).toBe(400);
  });
});

it('a certificate is looked up once a second at most, and those that are known are always there', async () => {
  const provider = createPaypalProvider({
    ...paypalAccount,
    apiBase: shop.standIn.apiBase,
    report: () => {},
    alert: () => {},
  });
  const body = eventOf(captureOf());
  const headers = (changed = {}) =>
    new Headers({
      ...signedHeaders(body, { ...paypalAccount, apiUrl: shop.standIn.apiBase }, key),
      ...changed,
    });
  const unknown = { 'paypal-cert-url': `${shop.standIn.apiBase}/v1/notifications/certs/CERT-unknown` };
  expect((await provider.readWebhook(body, headers())).kind).toBe('event');
  expect((await provider.readWebhook(body, headers(unknown))).kind).toBe('unclear');
  expect((await provider.readWebhook(body, headers())).kind).toBe('event');
});
