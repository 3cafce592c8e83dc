import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { verifyProviderEvent } from './card-events.ts';

const stripe = new Stripe('sk_test_unit', { telemetry: false });
const webhookSecret = 'whsec_unit';
const verify = (rawBody: string | Uint8Array, signatureHeader: string | null) =>
  verifyProviderEvent(stripe, { rawBody, signatureHeader, webhookSecret });

describe('verifyProviderEvent', () => {
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    created: 1_790_000_000,
    data: { object: { id: 'pi_1', object: 'payment_intent', metadata: { attempt: 'a1' } } },
  };
  const payload = JSON.stringify(event, null, 2);
  const sign = (secret: string, secondsFromNow = 0) =>
    stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(Date.now() / 1000) + secondsFromNow,
    });

  it('say which payment to look at', () => {
    const expected = {
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      intentId: 'pi_1',
      attemptId: 'a1',
      createdAt: new Date(1_790_000_000_000),
    };
    expect(verify(payload, sign(webhookSecret))).toEqual(expected);
    expect(verify(new TextEncoder().encode(payload), sign(webhookSecret))).toEqual(expected);
  });

  it.each([
    ['another secret', () => [payload, sign('whsec_other')]],
    ['other bytes', () => [payload.replace('pi_1', 'pi_2'), sign(webhookSecret)]],
    ['ten minutes old', () => [payload, sign(webhookSecret, -600)]],
    ['ten minutes ahead', () => [payload, sign(webhookSecret, 600)]],
    ['no signature', () => [payload, null]],
    ['an empty signature', () => [payload, '']],
    ['nonsense', () => [payload, 't=1,v1=00,v1=zz']],
    ['nothing', () => ['', sign(webhookSecret)]],
  ] as const)('are not believed: %s', (_case, make) => {
    const [body, signature] = make() as [string, string | null];
    expect(verify(body, signature)).toBeNull();
  });
});
