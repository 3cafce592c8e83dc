import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { type BuiltShop, openBuiltShop } from './built-shop.ts';
import { leaks } from './leaks.ts';

let shop: BuiltShop;
const get = (path: string, method = 'GET') => ask(shop.url, path, { method });

beforeAll(async () => {
  shop = await openBuiltShop({ PUBLIC_URL: 'https://shop.example' });
});
afterAll(() => shop.close());

describe('an address', () => {
  it.each([
    '/%E0%A4%A',
    '/us/en/%E0%A4%A',
    '/us/en/product/%E0%A4%A/',
    '/us/en/confirmation/%E0%A4%A/',
    '/sandbox/mail/%E0%A4%A/',
    '/sandbox/card/three-d-secure/%E0%A4%A',
    '/%00',
    '/us/en/%00/',
    '/us/en/product/iq3%00/',
    '/us/en/confirmation/%00/',
    '/sandbox/mail/%00/',
    '/page.js%00.png',
    '/us/en/product/__proto__/',
    '/us/en/product/constructor/',
    '/__proto__/constructor/',
    '/us/__proto__/',
    '/assets/../../server/main.ts',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/assets//etc/passwd',
    '//etc/passwd',
    '/.env',
    '/.git/config',
    '/package.json',
    '/server/main.ts',
    '/build/server/index.js',
    '/assets/',
    '/assets',
    `/us/en/${'a'.repeat(8000)}/`,
    `/us/en/?${'a=1&'.repeat(2000)}`,
    '/us/en/?__proto__[x]=1',
    '/us/en/product/iq3/?quantity=NaN&connector=%00&accessories=%3Cscript%3E',
    '/us/en/product/iq3/?quantity=-1',
    '/us/en/product/iq3/?quantity=99999999999999999999',
    '/us/en/error/?message=%3Cscript%3Ealert(1)%3C/script%3E',
    '/US/EN/',
    '/us/en//cart/',
    '/xx/yy/',
  ])('that is unusual breaks nothing and reveals nothing of ours: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toMatch(leaks);
    expect(answer.text).not.toMatch(/"dependencies"|root:x:|<script>alert/);
    expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  it.each([
    ['/us/en/%00', 'Page not found'],
    ['/us/en/product/iq3%00/', 'Page not found'],
    ['/de/de/%00/', 'Seite nicht gefunden'],
    ['/us/en/confirmation/%00/', ''],
    ['/us/en/%ff/', 'Page not found'],
    ['/us/en/%', 'Page not found'],
    ['/us/en/product/%E0%A4%A/', 'Page not found'],
    ['/de/de/%ff/', 'Seite nicht gefunden'],
  ])('that is no text is a missing page, in the shop, and not logged: %s', async (path, heading) => {
    const saidBefore = [...shop.said];
    const { status, headers, text } = await get(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toContain('<h1');
    expect(text).toContain(heading);
    expect(shop.said).toEqual(saidBefore);
  });

  it.each([
    ['an address longer than any', '/' + 'a'.repeat(20_000), 431],
    ['a turned slash', '/\\evil.example/', 400],
  ])('that is invalid is refused: %s', async (_words, path, status) => {
    const answer = await get(path);
    expect([answer.status, answer.text]).toEqual([status, '']);
  });

  it.each([
    '//evil.example/',
    '/%2f%2fevil.example/',
    '/%5cevil.example/',
    '/us/en/..//evil.example/',
    '/us/en/%2e%2e//evil.example/',
  ])('never redirects away from the shop: %s', async (path) => {
    const { headers } = await get(path);
    expect(new URL(headers.location ?? '/', 'https://shop.example').origin).toBe('https://shop.example');
  });

  it.each(['evil.example', 'evil.example:3000', 'shop.example@evil.example', ''])(
    'is never built from the requested host, %s',
    async (host) => {
      for (const path of ['/', '/us/en/', '/us/en/product/iq3/'])
        expect(
          JSON.stringify(
            await ask(shop.url, path, { headers: { host, 'x-forwarded-host': 'evil.example' } }),
          ),
        ).not.toContain('evil.example');
    },
  );

  it.each([
    ['POST', 404],
    ['OPTIONS', 404],
    ['PUT', 405],
    ['DELETE', 405],
    ['PATCH', 405],
  ])('of pages and files refuses %s with %i', async (method, status) => {
    expect([(await get('/us/en/', method)).status, (await get('/page.js', method)).status]).toEqual([
      status,
      status,
    ]);
  });
});
