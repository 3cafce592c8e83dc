import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { addTestCardList, behaviourOf, printedNumber } from './test-card-list.ts';
import { testCardByNumber, testCards } from './test-cards.ts';

const behaviour = (number: string) => {
  const card = testCardByNumber(number);
  return card && behaviourOf(card);
};

describe('the list of test cards', () => {
  it.each([
    ['4242424242424242', 'charged'],
    ['4000000000009995', 'declined (insufficient_funds): “Your card has insufficient funds.”'],
    ['4000000000003220', 'The bank asks (3-D Secure), then: charged'],
    [
      '4000008400001629',
      'The bank asks (3-D Secure), then: declined when it is charged (generic_decline): “Your card was declined.”',
    ],
    ['4000000000000259', 'charged, and disputed afterwards'],
  ])('describes %s', (number, words) => {
    expect(behaviour(number)).toBe(words);
  });

  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3056930009020004', '3056 9300 0902 0004'],
  ])('formats %s as printed on a card', (number, printed) => {
    expect(printedNumber(number)).toBe(printed);
  });

  it('is a page with every number', async () => {
    const application = new Hono();
    addTestCardList(application);
    const text = await (await application.request('/cards/')).text();
    expect(testCards.filter(({ number }) => !text.includes(printedNumber(number)))).toEqual([]);
  });
});
