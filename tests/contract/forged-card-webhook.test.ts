import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AttackedCardShop, openAttackedCardShop } from './attacked-card-shop.ts';
import { eventOf, intentOf, nowInSeconds, signatureOf } from './card-events.ts';

// What arrives at the webhook and isn't an event of the provider changes nothing.

let attacked: AttackedCardShop;
beforeAll(async () => {
  attacked = await openAttackedCardShop();
});
afterAll(() => attacked.shop.close());

describe('a request that the provider didn’t sign, or not just now', () => {
  const forgeries: Readonly<Record<string, (body: string) => string | null>> = {
    'has no signature': () => null,
    'has an empty signature': () => '',
    'has nonsense instead': () => 'signed, truly',
    'has another scheme': (body) => signatureOf(body).replace('v1=', 'v0='),
    'is of another secret': (body) => signatureOf(body, nowInSeconds(), 'whsec_other'),
    'is of an empty secret': (body) => signatureOf(body, nowInSeconds(), ''),
    'is of another body': (body) => signatureOf(`${body} `),
    'is of the same event in other words': (body) => signatureOf(JSON.stringify(JSON.parse(body), null, 1)),
    'is replayed after an hour': (body) => signatureOf(body, nowInSeconds() - 3600),
    'is just too old': (body) => signatureOf(body, nowInSeconds() - 302),
    'is from the future': (body) => signatureOf(body, nowInSeconds() + 400),
    'names another time than it signed': (body) =>
      signatureOf(body, nowInSeconds() - 3600).replace(/t=\d+/, `t=${nowInSeconds()}`),
    'names no time': (body) => signatureOf(body).replace(/t=\d+,/, ''),
    'is a header of ten thousand signatures': (body) =>
      `t=${nowInSeconds()},${Array.from({ length: 300 }, () => `v1=${'0'.repeat(64)}`).join(',')},x=${body.length}`,
  };

  it.each(Object.keys(forgeries))('%s', async (what) => {
    const body = eventOf(
      'payment_intent.succeeded',
      intentOf(attacked.asked.intentId, attacked.asked.attemptId),
    );
    const signature = forgeries[what]?.(body) ?? null;
    expect(await attacked.withoutEffect(() => attacked.deliver(body, signature))).toBe(400);
  });
});

describe('a signed body that isn’t an event', () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  const bodies: Readonly<Record<string, readonly [body: string | Uint8Array<ArrayBuffer>, status: number]>> =
    {
      'is empty': ['', 400],
      'is no JSON': ['{', 400],
      'is no text': [new Uint8Array([0xff, 0xfe, 0x00, 0x80]), 400],
      'is an array': ['[]', 400],
      'is null': ['null', 400],
      'is a word': ['"event"', 400],
      'is a number': ['1', 400],
      'is an empty object': ['{}', 400],
      'is an array of events': [`[${eventOf('payment_intent.succeeded', intentOf('pi_1'))}]`, 400],
      'has an ID that is a number': ['{"object":"event","id":1,"type":"x","data":{"object":{}}}', 400],
      'has an ID with a null character': [eventOf('payment_intent.succeeded', {}, 'evt_\0'), 400],
      'has an ID of a thousand characters': [eventOf('payment_intent.succeeded', {}, 'e'.repeat(1000)), 400],
      'has a type that is a list': ['{"object":"event","id":"evt_1","type":["x"],"data":{"object":{}}}', 400],
      'is about nothing': ['{"object":"event","id":"evt_1","type":"payment_intent.succeeded"}', 400],
      'is about null': [eventOf('payment_intent.succeeded', null), 400],
      'sets prototypes': [
        '{"__proto__":{"object":"event","id":"evt_1","type":"x","data":{"object":{}}},"constructor":{}}',
        400,
      ],
      'is deep': [deep, 400],
      'is about something deep': [
        `{"object":"event","id":"evt_deep","type":"payment_intent.succeeded","data":{"object":{"deep":${deep}}}}`,
        200,
      ],
      'is too large': [`"${'x'.repeat(300_000)}"`, 413],
    };

  it.each(Object.entries(bodies).map(([what, [body, status]]) => ({ what, body, status })))(
    '$what',
    async ({ body, status }) => {
      expect(await attacked.withoutEffect(() => attacked.deliver(body))).toBe(status);
    },
  );
});
