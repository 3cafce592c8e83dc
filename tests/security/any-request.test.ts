import fc from 'fast-check';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeClient } from '@sonde/machines/rules/sign-in';
import { type BuiltShop, openBuiltShop } from './built-shop.ts';
import { leaks } from './leaks.ts';

const runs = process.env['FULL'] === '1' ? 5_000 : 300;

let shop: BuiltShop;
beforeAll(async () => {
  shop = await openBuiltShop({ LOG_LEVEL: 'error' });
});
afterAll(() => shop.close());

interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** Bytes that are announced but not sent. */
  readonly missing?: number;
}

/** Sends raw bytes and reads until the connection ends. */
async function send({ method, path, headers, body, missing = 0 }: RawRequest): Promise<string> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body) + missing}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  if (missing > 0) socket.end();
  return text(socket);
}

/** One of these characters. */
const letters = (all: string) => fc.constantFrom(...all.split(''));

const method = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS') },
  fc.constantFrom('TRACE', 'TRACK', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY', 'get', 'FOO'),
);

/** Path segments with a meaning in the shop, and others without one. */
const segment = fc.oneof(
  fc.constantFrom(
    'us',
    'en',
    'de',
    'ae',
    'ar',
    'jp',
    'zz',
    'US',
    'cart',
    'checkout',
    'product',
    'iq3',
    'form',
    'demo',
  ),
  fc.constantFrom(
    'confirmation',
    'graphql',
    'webhooks',
    'card',
    'errors',
    'sandbox',
    'mail',
    'v1',
    'payment_intents',
  ),
  fc.constantFrom(
    'readyz',
    'robots.txt',
    'sitemap.xml',
    'assets',
    'page.js',
    'constructor',
    '__proto__',
    'toString',
  ),
  fc.constantFrom(
    '%',
    '%zz',
    '%E0%A4%A',
    '%00',
    '%2e%2e',
    '..',
    '.',
    '%2F',
    '%5C',
    '%FF%FE',
    '%C0%AF',
    '%u0041',
  ),
  fc.string({ unit: letters(`abc%\\;:@&=+$,!*'()[]{}|^\`~<>"é☃`), maxLength: 8 }),
);
const query = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '?',
    '?step=payment',
    '?voucherCode=%zz',
    '?embedded=1',
    '?returnTo=sonde://x',
    '?query={me{id}}',
  ),
  fc.string({ unit: letters('ab=&%+?#[]'), maxLength: 12 }).map((words) => `?${words}`),
);
const path = fc
  .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '/'), query)
  .map(([segments, end, search]) => `/${segments.join('/')}${end}${search}`.replaceAll(' ', '%20'));

const strangeValue = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    '*/*',
    ';;;',
    'a=b; c',
    '\u00ff',
    'null',
    '-1',
    '0',
    '99999999999999999999',
    'W/"x"',
    '*;q=x',
  ),
  fc.string({ unit: letters('abAB019=;,:%"\\/*.-_ '), maxLength: 30 }),
);
const header = fc.tuple(
  fc.constantFrom(
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Authorization',
    'Content-Type',
    'Cookie',
    'Expect',

    'Idempotency-Key',
    'If-None-Match',
    'Origin',
    'Range',
    'Referer',
    'Sec-Fetch-Site',
    'Stripe-Signature',

    'Content-Encoding',
    'Upgrade',
    'X-Country-Code',
    'X-Forwarded-For',
    'X-HTTP-Method-Override',
    'Forwarded',
  ),
  fc.oneof(
    strangeValue,
    fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ),
    fc.constantFrom(
      'en;q=0.5,de-',
      'same-origin',
      'null',
      't=1,v1=0',
      'sonde.chosenShop=%zz',
      '100-continue',
    ),
  ),
);
const body = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    '{',
    '[]',
    'null',
    '0',
    '""',
    '{"query":1}',
    '{"query":"{"}',
    '{"query":"{me{id}}","variables":[]}',
  ),
  fc.constantFrom(
    '{"query":"{me{id}}","variables":null,"operationName":{}}',
    '{"__proto__":{"query":"{me{id}}"}}',
  ),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const whole = fc.oneof(
  fc.record({ method, path, headers: fc.array(header, { maxLength: 4 }), body }),
  // Paths where bodies are read.
  fc.record({
    method: fc.constant('POST'),
    path: fc.constantFrom(
      '/graphql/',
      '/errors/',
      '/webhooks/card',
      '/webhooks/paypal',
      '/sandbox/paypal/v2/checkout/orders',
      '/sandbox/paypal/checkoutnow',
      '/sandbox/card/v1/payment_intents',
      '/sandbox/card/v1/refunds',

      '/sandbox/card/three-d-secure/x',
      '/sandbox/vies/rest-api/check-vat-number',
      '/sandbox/maps/v1/places:autocomplete',
      '/sandbox/card/control',
    ),
    missing: fc.constantFrom(0, 0, 0, 7),
    headers: fc.array(
      fc.oneof(
        header,
        fc.constantFrom(['Content-Type', 'application/json'] as const, ['X-Goog-Api-Key', 'any'] as const),
      ),
      {
        maxLength: 3,
      },
    ),
    body,
  }),
);

/** Node itself closes a connection with CONNECT, or one that ends during its request. */
const mayBeEmpty = ({ method, missing = 0 }: RawRequest) => method === 'CONNECT' || missing > 0;

it('responds to any request with anything but a failure of its own', async () => {
  await fc.assert(
    fc.asyncProperty(whole, async (request) => {
      const answer = await send(request);
      expect(answer).toMatch(mayBeEmpty(request) ? /^(?:HTTP\/1\.1 [1-4]\d\d |$)/ : /^HTTP\/1\.1 [1-4]\d\d /);
      expect(answer).not.toMatch(/Error ID|INTERNAL_SERVER_ERROR/);
    }),
    { numRuns: runs },
  );
  // The shop must not have logged an error either.
  expect(shop.said).toEqual([`The shop is open: ${shop.url}`]);
});

it.each(['GET', 'POST', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'PUT'])(
  'responds to %s with every escape that no text contains',
  async (verb) => {
    for (const escape of ['%', '%zz', '%E0%A4%A', '%00', '%C0%AF', '%ED%A0%80', '%F8%88%80%80%80'])
      for (const place of ['/', '/us/en/', '/us/', '/sandbox/', '/assets/', '/graphql/', '/checkout/'])
        for (const end of ['', '/', `?a=${escape}`]) {
          const answer = await send({ method: verb, path: `${place}${escape}${end}`, headers: [], body: '' });
          expect([place, escape, end, answer]).toEqual([
            place,
            escape,
            end,
            expect.stringMatching(/^(?:HTTP\/1\.1 [1-4]|$)/),
          ]);
          expect(answer).not.toMatch(leaks);
        }
  },
);

it.each([
  '/graphql/',
  '/errors/',
  '/webhooks/card',
  '/webhooks/paypal',
  '/us/en/cart/',
  '/sandbox/paypal/checkoutnow?token=A',
  '/sandbox/paypal/v1/oauth2/token',
  '/sandbox/paypal/v2/checkout/orders',
  '/sandbox/card/v1/payment_intents',
  '/sandbox/card/three-d-secure/x',
  '/sandbox/card/bank/x',
  '/sandbox/card/bank-account/x',
  '/sandbox/card/verify-account/x',
  '/sandbox/card/control',
  '/sandbox/cloud/authorize?SIGN_IN',
  '/sandbox/cloud/create-account?SIGN_IN',
])('responds to a form that is not what it is labelled as: POST %s', async (place) => {
  // A request of the store, without which its account service reads no form.
  const signIn = new URLSearchParams({
    response_type: 'token',
    client_id: storeClient,
    redirect_uri: `${shop.url}/us/en/login/`,
    state: 's',
  }).toString();
  const part = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.example\r\n';
  for (const [type, bodies] of [
    ['multipart/form-data; boundary=x', ['', '--x', part, `${part}--x--\r\n`, '--y--', '\0']],
    ['multipart/form-data', ['', `${part}--x--\r\n`]],
    [
      'application/x-www-form-urlencoded',
      ['', '=', '&&', '%', '%zz', 'email=%00', 'email=a%00@b.example&password=%00&name=%00', 'answer=%FF'],
    ],
    ['text/plain', ['email=a@b.example', '{']],
  ] as const)
    for (const sent of bodies) {
      const answer = await send({
        method: 'POST',
        path: place.replace('SIGN_IN', signIn),
        headers: [
          ['Content-Type', type],
          ['Origin', shop.url],
        ],
        body: sent,
      });
      expect([type, sent, answer]).toEqual([type, sent, expect.stringMatching(/^HTTP\/1\.1 [1-4]\d\d /)]);
      expect(answer).not.toMatch(/Error ID|INTERNAL_SERVER_ERROR/);
    }
});

it.each([
  '/us/en/cart/?voucherCode=NULL',
  '/us/en/checkout/NULL/',
  '/us/en/order-payment/NULL/',
  '/us/en/invoice-payment/NULL/',
  '/us/en/payment-details/NULL/',
  '/us/en/refer/NULL/',
  '/us/en/survey-results/NULL/',
  '/us/en/product/NULL/',
  '/us/en/form/NULL/',
  '/us/en/cancel-contract/?token=NULL',
  '/us/en/withdrawal/?token=NULL',
  '/us/en/checkout/confirmation/NULL/',
  '/sandbox/paypal/checkoutnow?token=NULL',
  '/sandbox/cloud/confirm?token=NULL',
  '/sandbox/cloud/authorize?state=NULL',
  '/sandbox/card/bank/NULL',
  '/sandbox/card/three-d-secure/NULL',
  '/sandbox/card/bank-account/NULL',
  '/sandbox/card/verify-account/NULL',
])('responds to a null character, which no database column holds: GET %s', async (place) => {
  const answer = await send({ method: 'GET', path: place.replace('NULL', 'a%00'), headers: [], body: '' });
  expect(answer).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
  expect(answer).not.toMatch(/Error ID|INTERNAL_SERVER_ERROR/);
});
