import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCheckoutClient, fillCheckout, place } from '../contract/checkout-client.ts';
import { ask } from './ask.ts';
import { rateLimits } from '../../server/kernel/rate-limits/rate-limits.ts';
import { type BuiltShop, buildFolder, openBuiltShop } from './built-shop.ts';
import { policyOf, inlineScripts } from './page-policy.ts';

let shop: BuiltShop;
let orderToken: string;
let checkoutToken: string;

beforeAll(async () => {
  shop = await openBuiltShop({
    PUBLIC_URL: 'https://shop.example',
    LOG_LEVEL: 'trace',
    TRUSTED_PROXY: '127.0.0.1',
  });
  const client = createCheckoutClient((request: Request) => fetch(request), shop.url);
  const checkout = await fillCheckout(client, { card: 'pm_card_visa', email: 'secret-buyer@clinic.example' });
  checkoutToken = checkout.token;
  orderToken = (await place(client, checkout)).order?.token ?? '';
});
afterAll(() => shop.close());

/** `{order}` and `{checkout}` stand for existing tokens, `{script}` for a built file. */
const get = (path: string, method = 'GET') => {
  const [script = ''] = readdirSync(`${buildFolder}/client/assets`).filter((name) => name.endsWith('.js'));
  const asked = path
    .replace('{order}', orderToken)
    .replace('{checkout}', checkoutToken)
    .replace('{script}', script);
  return ask(shop.url, asked, { method });
};

const ordinary = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com" "https://pay.google.com")',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/** A minute, and less shortly before what the page says changes: an offer ends, or the country's day. */
const forAll = expect.stringMatching(
  /^public, max-age=([1-5]?\d|60), stale-while-revalidate=([1-5]?\d{1,2}|600)$/,
);
const forNobody = 'no-store';

describe('a page with a code', () => {
  it('reveals nothing about a valid code after too many attempts, and caches don’t store that', async () => {
    const from = (address: string, code: string) =>
      ask(shop.url, `/us/en/?voucherCode=${code}`, { headers: { 'x-forwarded-for': address } });
    const { burst } = rateLimits.voucher.client;
    // Twice as many as are allowed at once, because more are allowed while they are answered.
    for (let index = 0; index < 2 * burst; index += 1) await from('203.0.113.77', `GUESS${index}`);
    const limited = await from('203.0.113.77', 'PROBE15');
    const answered = await from('203.0.113.78', 'PROBE15');
    expect([limited.status, limited.headers['cache-control']]).toEqual([200, forNobody]);
    expect([answered.status, answered.headers['cache-control']]).toEqual([200, forAll]);
    expect(limited.text).not.toContain('PROBE15');
    expect(answered.text).toContain('PROBE15');
  });
});

describe('a response', () => {
  it.each<[path: string, status: number, cacheControl: unknown]>([
    ['/', 302, forNobody],
    ['/us/en/', 200, forAll],
    ['/us/en/product/iq3/', 200, forAll],
    ['/us/en/terms-and-conditions/', 200, forAll],
    ['/us/en/cart/', 200, forNobody],
    ['/us/en/cart.data', 200, forNobody],
    ['/us/en/CART/', 200, forNobody],
    ['/us/en/c%61rt/', 200, forNobody],
    ['/us/en/checkout/', 200, forNobody],
    ['/us/en/checkout/?step=payment', 200, forNobody],
    ['/us/en/checkout/{checkout}/', 200, forNobody],
    ['/us/en/confirmation/{order}/', 200, forNobody],
    ['/us/en/confirmation/{order}', 200, forNobody],
    ['/us/en/confirmation/{order}.data', 200, forNobody],
    ['/us/en/Confirmation/{order}/', 200, forNobody],
    ['/us/en/%63onfirmation/{order}/', 200, forNobody],
    ['/us/en/confirmation/{checkout}/', 404, forNobody],
    ['/us/en/refer/{checkout}/', 404, forNobody],
    ['/us/en/nothing/', 404, forNobody],
    ['/de/de/cancel-contract/', 200, forAll],
    ['/de/de/cancel-contract/?confirm={order}', 200, forNobody],
    ['/de/de/withdrawal/?a=b&confirm={order}', 200, forNobody],
    ['/assets/{script}', 200, 'public, max-age=31536000, immutable'],
    ['/page.js', 200, 'public, max-age=3600'],
    ['/graphql/', 405, forNobody],
    ['/healthz', 200, forNobody],
    ['/readyz', 200, forNobody],
    ['/sandbox/card/stripe.js', 200, forNobody],
    ['/sandbox/card/field/number', 200, forNobody],
    ['/sandbox/card/v1/payment_intents/pi_1', 401, forNobody],
    ['/sandbox/mail/', 200, forNobody],
  ])(
    'at %s has status %i, caching %s, and the headers of every response',
    async (path, status, cacheControl) => {
      const answer = await get(path);
      expect([answer.status, answer.headers]).toMatchObject([
        status,
        { ...ordinary, 'cache-control': cacheControl },
      ]);
      expect(Object.keys(answer.headers)).not.toContain('set-cookie');
      expect(Object.keys(answer.headers)).not.toContain('x-powered-by');
      expect(answer.headers['access-control-allow-origin'] ?? '*').toBe('*');
    },
  );
});

describe('the referrer', () => {
  it.each([
    '/us/en/cart/',
    '/us/en/checkout/',
    '/us/en/checkout/?step=payment',
    '/us/en/checkout/{checkout}/',
    '/us/en/checkout/{checkout}',
    '/de/de/checkout/{checkout}/',
    '/checkout/{checkout}/',
    '/us/en/CHECKOUT/{checkout}/',
    '/us/en/%63heckout/{checkout}/',
    '/us/en/checkout/payment/',
    '/us/en/checkout/payment/{checkout}/',
    '/us/en/confirmation/{order}/',
    '/us/en/confirmation/{order}.data',
    '/us/en/confirmation/nobodys/',
    '/confirmation/{order}/',
    '/us/en/refer/nobodys/',
    '/refer/nobodys/',
    '/us/en/order-payment/{order}/',
    '/de/de/cancel-contract/?confirm={order}',
    '/withdrawal/?confirm={order}',
  ])('is sent to no other page by %s', async (path) => {
    expect((await get(path)).headers['referrer-policy']).toBe('no-referrer');
  });

  it('is sent to no other page by the response that sets a checkout’s cookie', async () => {
    const answer = await ask(shop.url, '/checkout-cookie/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ country: 'US', token: checkoutToken }),
    });
    expect([answer.status, answer.headers['referrer-policy']]).toEqual([204, 'no-referrer']);
  });

  it.each(['/us/en/', '/us/en/product/iq3/'])('is sent within the shop on %s', async (path) => {
    expect((await get(path)).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});

const filesOfTheShop = readdirSync(`${buildFolder}/client`)
  .filter((name) => name.endsWith('.html'))
  .map((name) => `/${name}`);

describe('every page, including files and stand-ins', () => {
  it.each([
    '/us/en/',
    '/us/en/checkout/{checkout}/',
    '/us/en/nothing/',
    '/sandbox/mail/',
    '/sandbox/cards/',
    '/sandbox/card/field/number',
    ...filesOfTheShop,
  ])('%s runs no script made from text', async (path) => {
    const answer = await get(path);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    const policy = policyOf(answer);
    expect(policy).toMatchObject({ 'require-trusted-types-for': ["'script'"], 'base-uri': ["'none'"] });
    expect(policy['trusted-types']).toHaveLength(1);
    expect(policy['frame-ancestors']).not.toEqual([]);
    expect(policy['frame-ancestors']).not.toContain('*');
  });
});

describe('a page', () => {
  it.each([
    '/us/en/',
    '/us/en/product/iq3/',
    '/us/en/product/iq-plus-vet/?quantity=2',
    '/us/en/accessories/',
    '/us/en/cart/',
    '/us/en/checkout/',
    '/us/en/confirmation/{order}/',
    '/us/en/nothing/',
  ])('at %s allows its own inline scripts by hash, and nothing from elsewhere', async (path) => {
    const answer = await get(path);
    const hashes = inlineScripts(answer.text).map(
      (body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
    );
    expect(hashes.length).toBeGreaterThan(0);
    expect(policyOf(answer)).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", ...new Set(hashes)],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    });
    expect(answer.text).not.toMatch(/\son[a-z]+="|href="javascript:/);
    expect(
      [...answer.text.matchAll(/<(?:script|link|img|iframe)\b[^>]*\s(?:src|href)="(https?:)?\/\/([^"/]+)/g)]
        .map(([, , host]) => host)
        .filter((host) => host !== 'shop.example'),
    ).toEqual([]);
  });

  it('has the same headers with HEAD, without its text', async () => {
    const [whole, head] = [await get('/us/en/'), await get('/us/en/', 'HEAD')];
    expect([head.status, head.text, head.headers['content-security-policy']]).toEqual([
      200,
      '',
      whole.headers['content-security-policy'],
    ]);
  });

  it.each(['number', 'expiry', 'security-code', 'controller'])(
    'of the stand-in, %s, has no origin and can only be framed by us',
    async (frame) => {
      const policy = policyOf(await get(`/sandbox/card/field/${frame}`));
      expect(policy).toMatchObject({
        'default-src': ["'none'"],
        'script-src': [expect.stringMatching(/^'sha256-/)],
        'base-uri': ["'none'"],
        // Listed by origin, because in WebKit a frame without its own origin doesn't match 'self'.
        'frame-ancestors': expect.arrayContaining(['https://shop.example']) as string[],
        sandbox: ['allow-scripts', 'allow-forms'],
      });
      expect(policy['frame-ancestors']).not.toContain("'self'");
      expect(policy['frame-ancestors']).not.toContain('*');
    },
  );

  it('of the stand-in for mails runs nothing and can’t be framed', async () => {
    const list = await get('/sandbox/mail/');
    expect(list.text).toMatch(/<h1>Outbox<[^]*Your order \d+<[^]*To [^<]+@[^<]+<[^]*<time datetime="20/);
    const [, mail = ''] = /href="(\/sandbox\/mail\/[^"]+)"/.exec(list.text) ?? [];
    for (const answer of [list, await get(mail)])
      expect(policyOf(answer)).toMatchObject({
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      });
  });
});

describe('the pseudo-language of the browser tests', () => {
  it.each([
    ['/us/zz/', '/us/en/'],
    ['/us/zz/product/iq3/?quantity=2', '/us/en/product/iq3/?quantity=2'],
    ['/de/zz/form/demo/', '/de/de/form/demo/'],
    ['/US/ZZ/cart/', '/us/en/cart/'],
    ['/us/zz/cart.data', '/us/en/cart.data'],
    ['/us/%7a%5A/cart.data', '/us/en/%7a%5A/cart.data'],
    ['/us/zz/no-such-file.png', '/us/en/no-such-file.png'],
  ])('is not served: %s redirects to %s', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 302, headers: { location } });
  });

  it('is in no page, sitemap or list of browser files', async () => {
    for (const path of ['/us/en/', '/us/en/supported-countries/', '/sitemap.xml', '/us/sitemap.xml'])
      expect((await get(path)).text).not.toMatch(/\/zz\/|pseudo/);
  });
});

describe('the log', () => {
  it('contains no token, address, card or secret of a purchase', () => {
    const said = shop.said.join('\n');
    expect(said).toContain('The shop is open');
    for (const secret of [
      orderToken,
      checkoutToken,
      'secret-buyer',
      'Market Street',
      '4242',
      shop.tokenSecret,
    ])
      expect(said).not.toContain(secret);
  });
});
