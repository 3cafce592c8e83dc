import fc from 'fast-check';
import { anyCharacter } from '../../machines/testing/any-character.ts';

/** A request as it is sent, byte by byte. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** Bytes that are announced but not sent. */
  readonly missing?: number;
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
  fc.string({ unit: anyCharacter, maxLength: 40 }),
);

/** Any request. */
export const whole = fc.oneof(
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
export const mayBeEmpty = ({ method, missing = 0 }: RawRequest) => method === 'CONNECT' || missing > 0;
