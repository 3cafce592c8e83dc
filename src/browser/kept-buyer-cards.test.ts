import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { keptBuyerCards as kept } from './kept-buyer-cards.ts';
import { openBrowser, tokenOf } from './signed-in-browser.fixture.ts';
import type { storedSession as session } from './stored-session.ts';

let browser: ReturnType<typeof openBrowser>;
let keptBuyerCards: typeof kept;
let storedSession: typeof session;

beforeEach(async () => {
  vi.resetModules();
  browser = openBrowser();
  ({ keptBuyerCards } = await import('./kept-buyer-cards.ts'));
  ({ storedSession } = await import('./stored-session.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const cards = { savedPaymentMethods: [{ id: 'one' }] };

describe('what the shop said of saved cards', () => {
  it('is told once, to the checkout and the person that it is about, also with a newer token', () => {
    storedSession.keep(tokenOf('ada'));
    keptBuyerCards.give('cart', cards);
    storedSession.keep(tokenOf('ada', { id: 'two' }));
    expect(keptBuyerCards.take('cart')).toEqual(cards);
    expect(keptBuyerCards.take('cart')).toBeNull();
  });

  it.each([
    ['another checkout', () => keptBuyerCards.take('other')],
    ['another person', () => (storedSession.keep(tokenOf('bob')), keptBuyerCards.take('cart'))],
    ['nobody', () => (browser.local.clear(), keptBuyerCards.take('cart'))],
    ['whoever has changed them since', () => (keptBuyerCards.forget(), keptBuyerCards.take('cart'))],
  ])('is not told to %s, and then to nobody', (_who, take) => {
    storedSession.keep(tokenOf('ada'));
    keptBuyerCards.give('cart', cards);
    expect(take()).toBeNull();
    storedSession.keep(tokenOf('ada'));
    expect(keptBuyerCards.take('cart')).toBeNull();
  });

  it('is not kept where nobody is signed in, and nothing is told of what cannot be read', () => {
    keptBuyerCards.give('cart', cards);
    expect(browser.tab.size).toBe(0);
    storedSession.keep(tokenOf('ada'));
    for (const text of ['{', '7', '[]', '{"person":"ada"}', '{"checkout":"cart"}']) {
      browser.tab.set('sonde.buyerCards', text);
      expect(keptBuyerCards.take('cart')).toBeNull();
    }
  });
});
