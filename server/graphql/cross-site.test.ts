import { describe, expect, it } from 'vitest';
import { isCrossSite, ownOrigins } from './cross-site.ts';

const own = ['https://shop.example'];

describe('a request from a page of another site', () => {
  it.each([
    ['no page at all', {}, false],
    [
      'the shop, by a browser that says so',
      { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' },
      false,
    ],
    ['the address bar', { 'sec-fetch-site': 'none' }, false],
    ['the shop, by an old browser', { origin: 'https://shop.example' }, false],
    ['another site', { 'sec-fetch-site': 'cross-site' }, true],
    [
      'another site that says it is us',
      { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' },
      true,
    ],
    ['another site, by an old browser', { origin: 'https://evil.example' }, true],
    [
      'a neighbour below the same domain',
      { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' },
      true,
    ],
    ['a page that hides its origin', { origin: 'null' }, true],
    ['the shop without encryption', { origin: 'http://shop.example' }, true],
  ])('from %s', (_from, headers, expected) => {
    expect(isCrossSite(new Headers(headers as Record<string, string>), own)).toBe(expected);
  });

  it('is determined by the public address and the requested host', () => {
    const request = new Request('http://127.0.0.1:3000/graphql/', { headers: { host: 'shop.test' } });
    expect(ownOrigins(request, 'https://shop.example/')).toEqual(
      expect.arrayContaining(['https://shop.example', 'http://127.0.0.1:3000']),
    );
  });
});
