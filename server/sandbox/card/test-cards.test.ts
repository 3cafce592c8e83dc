import { describe, expect, it } from 'vitest';
import declines from './declines.json' with { type: 'json' };
import testCards from './test-cards.json' with { type: 'json' };
import {
  nameOfTestCard,
  testCardByName,
  testCardByNumber,
  testCardByToken,
  type TestCard,
} from './test-cards.ts';

const cards = testCards as readonly TestCard[];

describe('the test cards', () => {
  it('are found by number, name and token, each only once', () => {
    expect(cards.map(({ number }) => testCardByNumber(number))).toEqual(cards);
    expect(cards.map((card) => testCardByName(nameOfTestCard(card)))).toEqual(cards);
    const withToken = cards.filter(({ token }) => token !== null);
    expect(withToken.map(({ token }) => testCardByToken(token ?? ''))).toEqual(withToken);
  });

  it('each have a sentence for their outcome', () => {
    expect(['succeeds', ...Object.keys(declines)]).toEqual(
      expect.arrayContaining([...new Set(cards.map(({ result }) => result))]),
    );
  });
});
