import { describe, expect, it } from 'vitest';
import { createCheckoutCookies, renewedCheckoutCookie } from '../../server/web/checkout-cookie.ts';

const publicUrl = 'https://shop.example';
const token = 'Zm9v-YmFyX2Jheg1234567890';
const own = { 'sec-fetch-site': 'same-origin', origin: publicUrl };
const cookie = `sonde.checkout.de=${token}; Path=/; Max-Age=2592000; SameSite=Lax`;

function ask(body: unknown, headers: Record<string, string> = own, shop = publicUrl) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return createCheckoutCookies(shop)(
    new Request(`${shop}/checkout-cookie/`, { method: 'POST', headers, body: text }),
  );
}

describe('the cookie of a checkout', () => {
  it('lasts 30 days, contains only the token, and is sent only to the shop', async () => {
    const answer = await ask({ country: 'DE', token });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toBe(`${cookie}; Secure`);
  });

  it('is not Secure if the shop has no HTTPS', async () => {
    const shop = 'http://127.0.0.1:4000';
    const answer = await ask({ country: 'DE', token }, { 'sec-fetch-site': 'same-origin' }, shop);
    expect(answer.headers.get('set-cookie')).toBe(cookie);
  });

  it.each<[page: string, headers: Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
    ['nobody', {}],
  ])('is not set for %s', async (_page, headers) => {
    const answer = await ask({ country: 'DE', token }, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    '',
    '{',
    '[]',
    'null',
    { country: 'DE' },
    { country: 'XX', token },
    { country: '__proto__', token },
    { country: 'DE', token: 'short' },
    { country: 'DE', token: `${token}; Domain=example.org` },
    { country: 'DE', token: `${token}\r\nSet-Cookie: a=b` },
    { country: 'DE', token, email: 'ada@clinic.example' },
  ])('is not set for %j', async (body) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('a page', () => {
  const visit = (path: string, cookies = `a=b; sonde.checkout.de=${token}`) =>
    renewedCheckoutCookie(new Request(`${publicUrl}${path}`, { headers: { cookie: cookies } }), publicUrl);

  it.each(['/de/de/cart/', '/de/en/checkout/', '/de/de/checkout/?step=contact'])(
    'of the cart or checkout of its country renews it: %s',
    (path) => expect(visit(path)).toBe(`${cookie}; Secure`),
  );

  it.each(['/de/de/', '/de/de/product/iq3/', '/fr/fr/cart/', `/de/de/checkout/${token}/`])(
    'that is cached, of another country, or of a link, does not: %s',
    (path) => expect(visit(path)).toBeNull(),
  );

  it('renews only valid tokens', () => {
    expect(visit('/de/de/cart/', 'sonde.checkout.de=<script>')).toBeNull();
  });
});
