import { describe, expect, it } from 'vitest';
import { endedOrderAccess, moveOrderAccess } from './order-access-cookie.ts';

const token = 'Zm9v-YmFyX2Jheg'.padEnd(43, 'x');
const key = `tq3k2a.${'k'.repeat(43)}`;
const cookies = { Cookie: 'sonde.checkout.us=token' };
const ask = (path: string, headers: Record<string, string> = cookies, publicUrl = 'https://shop.example') =>
  moveOrderAccess(new Request(`https://shop.example${path}`, { headers }), publicUrl);

describe('the key in the address of an order', () => {
  it.each(['confirmation', 'payment-details'])(
    'becomes a cookie for a day that no script reads: %s',
    (page) => {
      const answer = ask(`/us/en/${page}/${token}/?access=${key}`);
      expect([answer?.status, Object.fromEntries(answer?.headers ?? [])]).toEqual([
        303,
        {
          location: `/us/en/${page}/${token}/`,
          'cache-control': 'no-store',
          'set-cookie': `sonde.order.Zm9v-YmFyX2Jhegx=${key}; Path=/; Max-Age=86400; SameSite=Lax; HttpOnly; Secure`,
        },
      ]);
    },
  );

  it('keeps the other parameters, and is not only for HTTPS', () => {
    const answer = ask(`/us/en/confirmation/${token}/?a=1&access=${key}`, cookies, 'http://127.0.0.1:4000');
    expect(answer?.headers.get('location')).toBe(`/us/en/confirmation/${token}/?a=1`);
    expect(answer?.headers.get('set-cookie')).not.toContain('Secure');
  });

  it.each([
    ['there is none', `/us/en/confirmation/${token}/`, cookies],
    ['it has another form', `/us/en/confirmation/${token}/?access=x;%20Domain=example.org`, cookies],
    ['it has a line break', `/us/en/confirmation/${token}/?access=${key}%0d%0aSet-Cookie:%20a=b`, cookies],
    ['the page is of no order', `/us/en/cart/?access=${key}`, cookies],
    ['the token has another form', `/us/en/confirmation/short/?access=${key}`, cookies],
    ['the browser keeps no cookies', `/us/en/confirmation/${token}/?access=${key}`, {}],
  ])('stays where %s', (_what, path, headers) => {
    expect(ask(path, headers)).toBeNull();
  });
});

describe('signing out', () => {
  const kept = {
    Cookie: `sonde.checkout.us=token; sonde.order.Zm9v-YmFyX2Jhegx=${key}; sonde.order.other=1`,
  };
  const cookiesOf = (path: string) =>
    endedOrderAccess(new Request(`https://shop.example${path}`, { headers: kept }));

  it('ends the access to every order, which no script can end', () => {
    expect(cookiesOf('/us/en/logout/')).toEqual([
      'sonde.order.Zm9v-YmFyX2Jhegx=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
      'sonde.order.other=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    ]);
  });

  it('is the only page that does', () => {
    expect(cookiesOf(`/us/en/confirmation/${token}/`)).toEqual([]);
  });
});
