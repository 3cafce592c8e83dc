import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CardProvider } from '../../server/modules/payment/provider/payment-provider.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import {
  type RunningCardSandbox,
  secretKey,
  startCardSandbox,
  webhookSecret,
} from './card-sandbox-server.ts';

const amount = 12_900;
const inAnHour = 3600;

let server: RunningCardSandbox;
let provider: CardProvider;
let alerts: string[] = [];

beforeAll(async () => {
  server = await startCardSandbox();
  const report = () => {};
  provider = createStripeProvider({
    secretKey,
    webhookSecret,
    apiBase: server.apiBase,
    report,
    alert: (sentence) => void alerts.push(sentence),
  });
});
afterAll(() => server.close());

async function grant(method: string, most = amount, seconds = inAnHour): Promise<string> {
  const form = {
    payment_method: method,
    'usage_limits[currency]': 'usd',
    'usage_limits[max_amount]': String(most),
    'usage_limits[expires_at]': String(Math.floor(Date.now() / 1000) + seconds),
  };
  const response = await server.post('/v1/test_helpers/shared_payment/granted_tokens', form, {
    Authorization: `Bearer ${secretKey}`,
  });
  return ((await response.json()) as { id: string }).id;
}

const charge = (token: string, attemptId = randomUUID()) =>
  provider.charge({
    attemptId,
    method: 'CREDIT_CARD',
    amount,
    currency: 'USD',
    paymentMethodId: token,
    payer: null,
    customerId: null,
    keptFor: null,
    orderNumber: '1001',
    returnUrl: `${server.origin}/us/en/checkout/`,
    isRepeated: false,
  });

it('charges what an agent granted, once, and repeats the answer to the same attempt', async () => {
  const token = await grant('pm_card_visa');
  const attemptId = randomUUID();
  const first = await charge(token, attemptId);
  expect(first.status).toBe('succeeded');
  expect(await charge(token, attemptId)).toEqual(first);
  expect((await charge(token)).status).toBe('declined');
});

it('declines like the card that was granted', async () => {
  const token = await grant('pm_card_chargeDeclined');
  expect(await charge(token)).toMatchObject({ status: 'declined', code: 'CARD_DECLINED' });
});

it('asks the bank like the card that was granted', async () => {
  const token = await grant('pm_card_authenticationRequired');
  expect((await charge(token)).status).toBe('requires_action');
});

it.each([
  ['is for less', () => grant('pm_card_visa', amount - 1)],
  ['has expired', () => grant('pm_card_visa', amount, -1)],
  ['is unknown', async () => 'spt_unknown'],
])('charges nothing by a token that %s, and alerts no one', async (_what, token) => {
  alerts = [];
  expect(await charge(await token())).toMatchObject({ status: 'declined', code: 'PAYMENT_ERROR' });
  expect(alerts).toEqual([]);
});
