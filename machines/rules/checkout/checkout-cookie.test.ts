import { describe, expect, it } from 'vitest';
import { checkoutCookieName, isCheckoutToken, readCheckoutCookie } from './checkout-cookie.ts';

const token = 'Zm9v-YmFyX2Jheg1234567890';

describe("a country's checkout", () => {
  it.each([
    [`sonde.checkout.de=${token}`, 'DE', token],
    [`a=1; sonde.checkout.de=${token}; b=2`, 'de', token],
    [`sonde.checkout.us=${token}`, 'DE', null],
    [`sonde.checkout.dex=${token}`, 'de', null],
    [`not-sonde.checkout.de=${token}`, 'de', null],
    ['sonde.checkout.de=<script>alert(1)</script>', 'de', null],
    ['sonde.checkout.de=', 'de', null],
    ['', 'de', null],
  ])('in the cookies %j for %s is %s', (cookies, country, expected) => {
    expect(readCheckoutCookie(cookies, country)).toBe(expected);
  });

  it('has its own cookie', () => {
    expect(checkoutCookieName('FR')).toBe('sonde.checkout.fr');
  });
});

describe('the token of a checkout', () => {
  it.each([
    [token, true],
    ['__proto__', false],
    ['short', false],
    ['x'.repeat(129), false],
    [`${token}; Domain=example.org`, false],
    [`${token}\n`, false],
  ])('%j: %s', (text, isToken) => {
    expect(isCheckoutToken(text)).toBe(isToken);
  });
});
