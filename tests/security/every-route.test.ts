import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Chance, createChance } from '../faults/random.ts';
import { everyRoute } from '../support/every-page.ts';
import { ask } from './ask.ts';
import { type BuiltShop, openBuiltShop } from './built-shop.ts';
import { leaks } from './leaks.ts';

/**
 * Hostile values for every part and every parameter of every page, also of new ones: the answer is a page, a redirect or
 * a page that doesn't exist, never a failure of the shop. A failed test names its seed; `SEED=n` repeats it.
 */

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));
const runs = process.env['FULL'] === '1' ? 200 : 8;

let shop: BuiltShop;
beforeAll(async () => {
  shop = await openBuiltShop({ LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000' });
});
afterAll(() => shop.close());

/** Every parameter that something in the shop reads from an address. */
const parameters = [
  ...new Set(
    globSync('{src,machines,server/web}/**/*.{ts,tsx}').flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(/(?:arams|arameters|address|said)\.(?:get|has)\('(\w+)'\)/g),
      ].map(([, name = '']) => name),
    ),
  ),
];

const hostile = [
  '',
  '%',
  '%zz',
  '%00',
  'a%00b',
  '%E0%A4%A',
  '%ED%A0%80',
  '%FF',
  '%E2%80%8B',
  '%E2%80%AE',
  '%0D%0ASet-Cookie:a=b',
  '%3Cscript%3E',
  '%22%3E%3Cimg%20src=x%3E',
  '..%2F..%2Fetc%2Fpasswd',
  '%5C%5Chost',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e999',
  '0x10',
  '99999999999999999999',
  '%EF%BC%92',
  '2026-02-30',
  'null',
  'undefined',
  '%5B%5D',
  '%7B%22a%22:1%7D',
  'a,'.repeat(500),
  'x'.repeat(3000),
  'x'.repeat(43),
  'iq-plus-vet',
  'javascript:alert(1)',
  '//evil.example/',
  'https:%2F%2Fevil.example%2F',
  'WELCOME10',
  'PT_BR',
  'VETERINARY',
  'review',
] as const;

const shops = [
  'us/en',
  'us/es',
  'ca/fr',
  'de/de',
  'ae/ar',
  'gb/en',
  'ch/fr',
  'jp/ja',
  'US/EN',
  'zz/zz',
  '__proto__/en',
];

const oneOf = <Value>(chance: Chance, values: readonly Value[]): Value =>
  chance.pick(values.map((value) => [1, value]));

/** An address of the route in one of the shops, with up to three parameters. */
function addressOf(route: string, chance: Chance): string {
  const path = route
    .split('/')
    .flatMap((part) => {
      if (!/^[:*]/.test(part)) return [part];
      return part.endsWith('?') && chance.next() < 0.3 ? [] : [oneOf(chance, hostile)];
    })
    .join('/');
  const asked = Array.from({ length: Math.floor(chance.next() * 4) }, () => oneOf(chance, parameters));
  const search = asked.map((name) => `${name}=${oneOf(chance, hostile)}`).join('&');
  const end = oneOf(chance, ['/', '/', '', '.data']);
  return `/${oneOf(chance, shops)}/${path}${end}${search === '' ? '' : `?${search}`}`;
}

it.each(everyRoute())('%s answers hostile addresses', async (route) => {
  const chance = createChance(seed + route.length * 7919 + route.charCodeAt(0));
  const before = shop.said.length;
  for (let run = 0; run < runs; run += 1) {
    const address = addressOf(route, chance);
    const answer = await ask(shop.url, address, { headers: { cookie: 'sonde.checkout.us=%zz; a=b' } });
    const isSound = answer.status < 500 && !leaks.test(answer.text) && !/Error ID/.test(answer.text);
    expect(
      isSound ? null : { seed, address, status: answer.status, text: answer.text.slice(0, 500) },
    ).toBeNull();
  }
  // The shop must not have logged an error either.
  expect(shop.said.slice(before), `SEED=${seed}`).toEqual([]);
});

it.each(everyRoute().filter((route) => /:\w*token\b/i.test(route)))(
  '%s, an address with a token, is kept from caches and other sites',
  async (route) => {
    const { headers } = await ask(shop.url, `/us/en/${route.replaceAll(/:\w+\??/g, 'x'.repeat(43))}/`);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  },
);
