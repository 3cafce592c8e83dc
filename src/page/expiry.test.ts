import { expect, it } from 'vitest';
import { earlierExpiry, expiringAt } from './expiry.ts';

const noon = '2026-11-27T12:00:00.000Z';
const evening = '2026-11-27T19:00:00.000Z';

it.each([
  ['neither ends', null, null, null],
  ['only the outer part ends', noon, null, noon],
  ['only the inner part ends', null, noon, noon],
  ['the outer part ends first', noon, evening, noon],
  ['the inner part ends first', evening, noon, noon],
])('a page expires with its first part: %s', (_case, outer, inner, first) => {
  const headers = earlierExpiry(new Headers(expiringAt(outer)), new Headers(expiringAt(inner)));
  expect(headers.get('Expires')).toBe(first && new Date(first).toUTCString());
});

it('a page keeps the other headers of both parts', () => {
  const headers = earlierExpiry(new Headers({ Vary: 'Cookie' }), new Headers({ Link: '</a>' }));
  expect([...headers]).toEqual([
    ['link', '</a>'],
    ['vary', 'Cookie'],
  ]);
});
