import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { storedBuyerCards as kept } from './stored-buyer-cards.ts';
import { openBrowser, tokenOf } from './signed-in-browser.fixture.ts';
import type * as keeping from './session-lifecycle.ts';

let browser: ReturnType<typeof openBrowser>;
let storedBuyerCards: typeof kept;
let keepSession: typeof keeping.keepSession;

beforeEach(async () => {
  vi.resetModules();
  browser = openBrowser();
  ({ storedBuyerCards } = await import('./stored-buyer-cards.ts'));
  ({ keepSession } = await import('./session-lifecycle.ts'));
});
afterEach(() => vi.unstubAllGlobals());

const cards = { savedPaymentMethods: [{ id: 'one' }] };

describe("the shop's response about saved cards", () => {
  it('is returned once, for the same checkout and person, also with a newer token', () => {
    keepSession(tokenOf('ada'));
    storedBuyerCards.give('cart', cards);
    keepSession(tokenOf('ada', { id: 'two' }));
    expect(storedBuyerCards.take('cart')).toEqual(cards);
    expect(storedBuyerCards.take('cart')).toBeNull();
  });

  it.each([
    ['another checkout', () => storedBuyerCards.take('other')],
    ['another person', () => (keepSession(tokenOf('bob')), storedBuyerCards.take('cart'))],
    ['nobody', () => (browser.local.clear(), storedBuyerCards.take('cart'))],
    ['a person who has changed them since', () => (storedBuyerCards.forget(), storedBuyerCards.take('cart'))],
  ])('is not returned to %s, and then to nobody', (_who, take) => {
    keepSession(tokenOf('ada'));
    storedBuyerCards.give('cart', cards);
    expect(take()).toBeNull();
    keepSession(tokenOf('ada'));
    expect(storedBuyerCards.take('cart')).toBeNull();
  });

  it.each([
    ['of one', { id: 'one' }, true],
    ['of none', null, false],
  ])('names the selection %s without being taken', (_which, chosenSavedPaymentMethod, isSelected) => {
    keepSession(tokenOf('ada'));
    storedBuyerCards.give('cart', { ...cards, chosenSavedPaymentMethod });
    expect(storedBuyerCards.isOneSelected('cart')).toBe(isSelected);
    expect(storedBuyerCards.isOneSelected('other')).toBe(false);
    expect(storedBuyerCards.take('cart')).toEqual({ ...cards, chosenSavedPaymentMethod });
    expect(storedBuyerCards.isOneSelected('cart')).toBe(false);
  });

  it('is not stored when signed out, and unreadable data returns nothing', () => {
    storedBuyerCards.give('cart', cards);
    expect(browser.tab.size).toBe(0);
    keepSession(tokenOf('ada'));
    for (const text of ['{', '7', '[]', '{"person":"ada"}', '{"checkout":"cart"}']) {
      browser.tab.set('sonde.buyerCards', text);
      expect(storedBuyerCards.take('cart')).toBeNull();
    }
  });
});
