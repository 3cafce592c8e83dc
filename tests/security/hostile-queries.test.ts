import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCheckoutClient, fillCheckout, place } from '../contract/checkout-client.ts';
import { type Answer, ask } from './ask.ts';
import { type BuiltShop, openBuiltShop } from './built-shop.ts';
import { leaks } from './leaks.ts';

let shop: BuiltShop;
let orderToken: string;
let checkoutToken: string;

beforeAll(async () => {
  shop = await openBuiltShop({ PUBLIC_URL: 'https://shop.example' });
  const client = createCheckoutClient((request: Request) => fetch(request), shop.url);
  const checkout = await fillCheckout(client, { card: 'pm_card_visa' });
  orderToken = (await place(client, checkout)).order?.token ?? '';
  checkoutToken = (await fillCheckout(client, { card: 'pm_card_visa' })).token;
});
afterAll(() => shop.close());

const codes = ['voucherCode', 'rsCode'];
const choices = ['connector', 'quantity', 'members', 'warranty', 'accessories'];

/** Pages with the parameters that they or their scripts read; `{order}` and `{checkout}` stand for existing tokens. */
const pages: readonly (readonly [path: string, status: number, parameters: readonly string[]])[] = [
  ['/us/en/', 200, codes],
  ['/us/en/offer/', 200, codes],
  ['/us/en/product/iq3/', 200, [...codes, ...choices]],
  ['/us/en/product/iq-plus-vet/', 200, choices],
  ['/us/en/product/iq3.data', 200, [...choices, '_routes']],
  ['/us/en/product/cable-usb-c/', 200, ['voucherCode', 'quantity']],
  ['/ae/ar/product/iq3/', 200, ['voucherCode', 'quantity']],
  ['/us/en/cart/', 200, codes],
  ['/us/en/checkout/', 200, ['step', 'voucherCode']],
  ['/us/en/checkout/{checkout}/', 200, ['step']],
  ['/de/de/checkout/{checkout}/', 302, ['step']],
  ['/us/en/confirmation/{order}/', 200, ['token']],
  ['/us/en/supported-countries/', 200, ['from']],
  ['/us/en/error/', 200, ['id', 'message']],
  ['/us/en/nothing/', 404, ['from']],
  ['/us/en/product/nothing/', 404, ['quantity']],
  ['/', 302, codes],
  ['/cart/', 302, ['voucherCode', 'from']],
  ['/product/iq3', 302, choices],
];

/** Hostile queries for one of a page's parameters. */
const queries: Readonly<Record<string, (parameter: string, count: number) => string>> = {
  'a script': (name) => `${name}=${encodeURIComponent('<script>alert(1)</script>')}`,
  'a script as it stands': (name) => `${name}=<script>alert(1)</script>`,
  'the end of a script': (name) => `${name}=${encodeURIComponent('</script><img src=x onerror=alert(1)>')}`,
  'a comment': (name) => `${name}=${encodeURIComponent('<!--<script>')}`,
  'double quotes': (name) => `${name}=${encodeURIComponent('" autofocus onfocus="alert(1)')}`,
  'double quotes as they stand': (name) => `${name}="autofocus/onfocus="alert(1)`,
  'single quotes': (name) => `${name}=${encodeURIComponent("' autofocus onfocus='alert(1)")}`,
  'a template': (name) => `${name}=${encodeURIComponent('${process.env}{{7*7}}')}`,
  SQL: (name) => `${name}=${encodeURIComponent("x'); drop table checkout; --")}`,
  'a NUL': (name) => `${name}=%00`,
  'half a character': (name) => `${name}=%ED%A0%80`,
  'bytes that are no text': (name) => `${name}=%FF%FE`,
  'an escape that is cut off': (name) => `${name}=%E0%A4%A`,
  'an escape that is none': (name) => `${name}=%zz%`,
  'a sign that turns the direction': (name) => `${name}=${encodeURIComponent('\u202Egnp.exe')}`,
  'a second header': (name) => `${name}=%0D%0ASet-Cookie:%20stolen=1%0D%0A%0D%0A<html>`,
  'another shop': (name) => `${name}=//evil.example/`,
  'another shop with a scheme': (name) => `${name}=https://evil.example/`,
  'another shop behind a turned slash': (name) => `${name}=%5C%5Cevil.example`,
  'a way up to another shop': (name) => `${name}=..//evil.example/..%2f..%2f%2fevil.example`,
  'an address that runs': (name) => `${name}=javascript:alert(1)`,
  'an address of data': (name) => `${name}=data:text/html,%3Cscript%3Ealert(1)%3C/script%3E`,
  'no number': (name) => `${name}=NaN`,
  'less than nothing': (name) => `${name}=-1`,
  nothing: (name) => `${name}=`,
  'no value': (name) => name,
  'a number without end': (name) => `${name}=Infinity`,
  'a number too large': (name) => `${name}=99999999999999999999`,
  'a number with an exponent': (name) => `${name}=1e9`,
  'a part of a number': (name) => `${name}=0.5`,
  'very much': (name, count) => `${name}=${'a'.repeat(Math.floor(10_000 / count))}`,
  'the same twice': (name) => `${name}=1&${name}=%3Cscript%3Ealert(1)%3C/script%3E`,
  'a list': (name) => `${name}[]=1&${name}[]=%3Cscript%3E`,
  'an object': (name) => `${name}[toString]=1&${name}.length=1`,
  'the prototype': (name) => `${name}=__proto__&__proto__[${name}]=1&constructor.prototype.${name}=1`,
};

const get = (path: string, query: string): Promise<Answer> =>
  ask(shop.url, `${path.replace('{order}', orderToken).replace('{checkout}', checkoutToken)}?${query}`);

/** The decoded values of a query that would be dangerous in a page. */
const dangerous = (query: string) =>
  [...new URLSearchParams(query).values()].filter((value) => /[<>"'\u202E\r\n]/.test(value));

const script = /<script\b([^>]*)>(.*?)<\/script>/gs;

/** Separates a page's markup from the data in its scripts. */
function readPage(html: string) {
  const data = [...html.matchAll(script)]
    .filter(([, attributes = '']) => /application\/(ld\+)?json/.test(attributes))
    .map(([, , body = '']) => body);
  return { data, markup: html.replaceAll(script, '') };
}

/** Short runs ask each page a third of the queries, and send each query to a third of the pages. */
const isAsked = (query: number, page: number) => process.env['FULL'] === '1' || (query + page) % 3 === 0;
const named = Object.entries(queries).map(([words, queryOf], index) => ({ words, queryOf, index }));

describe.each(named)('$words', ({ queryOf, index }) => {
  it.each(pages.filter((_page, page) => isAsked(index, page)))(
    'at %s responds %i and changes nothing else on the page',
    async (path, status, parameters) => {
      const query = parameters.map((parameter) => queryOf(parameter, parameters.length)).join('&');
      const answer = await get(path, query);
      expect(answer.status).toBe(status);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      const { origin } = new URL(answer.headers.location ?? '/', 'https://shop.example');
      expect(origin).toBe('https://shop.example');

      const { data, markup } = readPage(answer.text);
      expect(answer.text.replaceAll(query, '')).not.toMatch(leaks);
      for (const said of dangerous(query)) expect(markup).not.toContain(said);
      for (const text of data) expect(() => JSON.parse(text) as unknown).not.toThrow();
      expect(answer.text).not.toMatch(/<script>alert|<img src=x/);
      expect(markup).not.toMatch(
        /\son[a-z]+=|(?:href|src|action)="(?:javascript:|data:text|\/\/|\\|https:\/\/evil)/,
      );
    },
  );
});
