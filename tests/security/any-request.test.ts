import fc from 'fast-check';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeClient } from '@sonde/machines/rules/sign-in';
import { type BuiltShop, openBuiltShop } from './built-shop.ts';
import { leaks } from './leaks.ts';
import { type RawRequest, whole, mayBeEmpty } from './request-arbitrary.ts';

const runs = process.env['FULL'] === '1' ? 5_000 : 300;

let shop: BuiltShop;
beforeAll(async () => {
  shop = await openBuiltShop({ LOG_LEVEL: 'error' });
});
afterAll(() => shop.close());

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
