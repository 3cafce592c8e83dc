import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { parseForm } from './form-body.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('parseForm', () => {
  it.each([
    ['amount=100&currency=usd', { amount: '100', currency: 'usd' }],
    ['metadata[order]=A%2F1&metadata[note]=', { metadata: { order: 'A/1', note: '' } }],
    ['expand[]=customer&expand[]=latest_charge', { expand: { 0: 'customer', 1: 'latest_charge' } }],
    ['expand[0]=a&expand[1]=b', { expand: { 0: 'a', 1: 'b' } }],
    ['card[checks][cvc]=pass', { card: { checks: { cvc: 'pass' } } }],
    ['a=1&a=2', { a: '2' }],
    ['a=1&a[b]=2', { a: { b: '2' } }],
    ['a[=1&b]c=2&ok=3', { ok: '3' }],
    ['', {}],
  ])('%s', (text, expected) => {
    expect(plain(parseForm(text))).toEqual(expected);
  });

  it('gives a malicious name no access to the prototype of other objects', () => {
    parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('drops names that are nested too deeply', () => {
    expect(plain(parseForm(`a${'[b]'.repeat(40)}=1&c=2`))).toEqual({ c: '2' });
  });

  it('parses what the official SDK writes', async () => {
    const sent: string[] = [];
    const client = Stripe.createNodeHttpClient();
    client.makeRequest = (_host, _port, _path, _method, _headers, data) => {
      sent.push(data);
      return Promise.reject(new Error('only the body matters here'));
    };
    const stripe = new Stripe('sk_test_x', { httpClient: client, maxNetworkRetries: 0, telemetry: false });
    const address = { line1: '1 Main St, "B"', city: 'Zürich & Co' };
    await stripe.customers
      .create({ email: 'a+b@c.example', address, metadata: { 'a key': 'x=y&z' } })
      .catch(() => null);
    expect(plain(parseForm(sent[0] ?? ''))).toEqual({
      email: 'a+b@c.example',
      address,
      metadata: { 'a key': 'x=y&z' },
    });
  });
});
