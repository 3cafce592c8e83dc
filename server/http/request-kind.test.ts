import { expect, it } from 'vitest';
import { pageOf, requestKindOf } from './request-kind.ts';

it.each([
  ['/graphql/', 'api'],
  ['/webhooks/card', 'webhook'],
  ['/quotes/abc.pdf?key=1', 'document'],
  ['/credit-notes/abc.pdf', 'document'],
  ['/specifications/us/en/iq3.pdf', 'document'],
  ['/readyz', 'health'],
  ['/errors/', 'background'],
  ['/checkout-cookie/', 'background'],
  ['/login-nonce/', 'background'],
  ['/sandbox/mail/', 'sandbox'],
  ['/assets/cart-1234.js', 'file'],
  ['/certificates/iq3-ce.pdf', 'file'],
  ['/page.js', 'file'],
  ['/unsupported-browser.html', 'file'],
  ['/us/en/', 'page'],
  ['/us/en/confirmation/secret/?access=secret', 'page'],
  ['/.env', 'page'],
  ['', 'page'],
])('a request for %j is of the kind %s', (address, kind) => {
  expect(requestKindOf(address)).toBe(kind);
});

const pages = new Set(['confirmation', 'cart']);

it.each([
  ['/us/en/', '/'],
  ['/us/en', '/'],
  ['/us/en/cart/?code=secret', '/cart/'],
  ['/US/en/Cart/', '/cart/'],
  ['/us/en/confirmation/secret/', '/confirmation/'],
  ['/us/en/secret/', 'other'],
  ['/secret/secret/cart/', 'other'],
  ['/', 'other'],
  ['/.env', 'other'],
])('%j is the page %s', (address, page) => {
  expect(pageOf(address, pages)).toBe(page);
});
