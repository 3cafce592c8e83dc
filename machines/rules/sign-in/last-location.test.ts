import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownLocation } from './last-location.ts';

describe('the page to return to', () => {
  it.each([
    '/us/en/',
    '/de/de/cart/',
    '/us/en/checkout/?step=payment',
    '/fr/fr/product/iq3/?a=b&c=%20#price',
  ])('may be %s', (location) => {
    expect(ownLocation(location)).toBe(location);
  });

  it.each([
    null,
    '',
    '/',
    'https://evil.example/us/en/',
    '//evil.example/us/en/',
    '/\\evil.example',
    '\\\\evil.example',
    '/us/en/\\evil.example',
    'javascript:alert(1)',
    'us/en/',
    '/us/en',
    '/US/EN/',
    '/us/en/../../login',
    '/us/en/%2e%2e/%2E%2e/x',
    '/us/en/./x',
    '/us/en/a b',
    '/us/en/\t/evil.example',
    '/us/en/\r\nSet-Cookie: a=b',
    '/us/en/é',
    '/us/en/login/',
    '/us/en/login/?again',
    '/us/en/LOGIN/',
    '/us/en/logout/',
    '/us/en/error/',
    `/us/en/${'a'.repeat(2000)}`,
    '/sandbox/cloud/logout',
    '/graphql/',
  ])('is not %j', (location) => {
    expect(ownLocation(location)).toBeNull();
  });

  it('is on our own origin, whatever the text', () => {
    const beginning = fc.constantFrom('/us/en/', '//', '/', '/us/en//', 'https://', '/us/en/..');
    fc.assert(
      fc.property(beginning, fc.string({ unit: 'binary-ascii' }), (before, rest) => {
        const location = ownLocation(`${before}${rest}`);
        if (location === null) return;
        const { origin, pathname } = new URL(location, 'https://shop.example');
        expect(origin).toBe('https://shop.example');
        expect(pathname).toMatch(/^\/[a-z]{2}\/[a-z]{2}\//);
      }),
    );
  });
});
