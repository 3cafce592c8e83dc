import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { readWebhook } from './stripe-events.ts';

const stripe = new Stripe('sk_test_unit', { telemetry: false });
const webhookSecret = 'whsec_unit';
const readEvent = (rawBody: string | Uint8Array, signatureHeader: string | null) =>
  readWebhook(stripe, { rawBody, signatureHeader, webhookSecret });

const sign = (payload: string, { secret = webhookSecret, secondsFromNow = 0 } = {}) =>
  stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) + secondsFromNow,
  });

const attemptId = '0197b2c4-5a6b-7c8d-9e0f-a1b2c3d4e5f6';
const intent = { id: 'pi_1', object: 'payment_intent', metadata: { attempt: attemptId } };
const eventAbout = (object: unknown) => ({
  id: 'evt_1',
  object: 'event',
  type: 'payment_intent.succeeded',
  created: 1_790_000_000,
  data: { object },
});

describe('readWebhook', () => {
  const payload = JSON.stringify(eventAbout(intent), null, 2);

  it('returns the payment to check', () => {
    const expected = {
      kind: 'event',
      event: {
        id: 'evt_1',
        type: 'payment_intent.succeeded',
        meaning: 'charged',
        intentId: 'pi_1',
        attemptId,
        mandateId: null,
      },
    };
    expect(readEvent(payload, sign(payload))).toEqual(expected);
    expect(readEvent(new TextEncoder().encode(payload), sign(payload))).toEqual(expected);
  });

  it.each<[words: string, body: string, signature: string | null]>([
    ['another secret', payload, sign(payload, { secret: 'whsec_other' })],
    ['other bytes', payload.replace('pi_1', 'pi_2'), sign(payload)],
    ['a signature of ten minutes ago', payload, sign(payload, { secondsFromNow: -600 })],
    ['a signature of in ten minutes', payload, sign(payload, { secondsFromNow: 600 })],
    ['no signature', payload, null],
    ['an empty signature', payload, ''],
    ['nonsense', payload, 't=1,v1=00,v1=zz'],
    ['nothing', '', sign(payload)],
  ])('rejects a request with %s', (_words, body, signature) => {
    expect(readEvent(body, signature)).toEqual({ kind: 'unsigned' });
  });

  it.each<[words: string, body: string]>([
    ['nothing', ''],
    ['half a JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a list of events', `[${payload}]`],
    ['a number', '1'],
    ['text', '"event"'],
    ['an object of nothing', '{}'],
    ['an id that is no text', JSON.stringify({ ...eventAbout(intent), id: 1 })],
    ['an id with a NUL', JSON.stringify({ ...eventAbout(intent), id: 'evt_\u0000' })],
    ['a very long id', JSON.stringify({ ...eventAbout(intent), id: 'e'.repeat(300) })],
    ['another kind of object', JSON.stringify({ ...eventAbout(intent), object: 'v2.core.event' })],
    ['an event about nothing', JSON.stringify(eventAbout(null))],
    ['an event about a list', JSON.stringify({ ...eventAbout(null), data: [] })],
    ['an event without data', JSON.stringify({ ...eventAbout(null), data: undefined })],
  ])('finds no event in %s', (_words, body) => {
    expect(readEvent(body, sign(body))).toEqual({ kind: 'unreadable' });
  });

  it.each<[words: string, object: unknown, intentId: string | null, attempt: string | null]>([
    ['a charge', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }, 'pi_1', null],
    ['a customer', { object: 'customer', id: 'cus_1' }, null, null],
    ['no object at all', {}, null, null],
    ['a payment of another application', { ...intent, metadata: {} }, 'pi_1', null],
    ['a payment with no metadata', { ...intent, metadata: null }, 'pi_1', null],
    ['an attempt that is no id of ours', { ...intent, metadata: { attempt: '42' } }, 'pi_1', null],
    ['an attempt that is no text', { ...intent, metadata: { attempt: 42 } }, null, null],
    ['a payment whose id is no text', { ...intent, id: { id: 'pi_1' } }, null, null],
  ])('reads an event about %s', (_words, object, intentId, attempt) => {
    const body = JSON.stringify(eventAbout(object));
    expect(readEvent(body, sign(body))).toMatchObject({
      kind: 'event',
      event: { intentId, attemptId: attempt },
    });
  });
});
