import { describe, expect, it } from 'vitest';
import { isOwnArrival } from './checkout-link.ts';

const linked = 'Zm9v-YmFyX2Jheg1234567890';
const own = 'T3duLWNhcnQtb2YtdGhlLXZpc2l0b3I';
const origin = 'https://shop.example';

describe('the link of a checkout', () => {
  it.each<[what: string, ownToken: string | null, referrer: string, isOwn: boolean]>([
    ['of the browser that has it', linked, '', true],
    ['of the browser that has it, from a mail on the web', linked, 'https://mail.example/', true],
    ['in a browser without a cart', null, '', false],
    ['in a browser with a cart', own, '', false],
    ['from another site', null, 'https://evil.example/', false],
    ['from a site that is called like the shop', null, 'https://shop.example.evil.example/', false],
    ['from another port', null, 'https://shop.example:8443/us/en/', false],
    ['without encryption', null, 'http://shop.example/us/en/', false],
    ['from a page of the shop, in a browser with a cart', own, 'https://shop.example/us/en/cart/', false],
    ['from a page of the shop, with nothing stored', null, 'https://shop.example/us/en/product/iq3/', true],
  ])('%s', (_what, ownToken, referrer, isOwn) => {
    expect(isOwnArrival(linked, { ownToken, referrer, origin })).toBe(isOwn);
  });
});
