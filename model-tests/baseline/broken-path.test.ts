import { describe, expect, it } from 'vitest';
import type { RegisteredMachine } from '../../machines/registry.ts';
import { accepted, changedShop, scenario } from './changed-shop.fixture.ts';
import { comparisonInWords, comparisonOf } from './compare.ts';

const wordsFor = (shop: RegisteredMachine): string =>
  comparisonInWords('shop', comparisonOf(shop, scenario, accepted));

describe('the comparison with the accepted paths', () => {
  it('is silent about a chart that is as it was', () => {
    expect(wordsFor(changedShop())).toBe('');
  });

  it.each([
    [
      'another target',
      changedShop('"onDone":"placed"', '"onDone":"away"'),
      /After “the shop agrees” the flow was in “Placed”; now it is in “Away”\./,
    ],
    [
      'a dropped action that only keeps something',
      changedShop('"actions":"countTries"', '"description":""'),
      /After “the shop is silent” it no longer counts tries …; it no longer keeps tries = 1\./,
    ],
    [
      'a dropped action that only tells somebody',
      changedShop('["keepCode","recordVisit"]', '["keepCode"]'),
      /After “someone has typed” it no longer records .*; it no longer emits visit\.recorded\./,
    ],
    [
      'a dropped guard',
      changedShop('"guard":"isGiven",', ''),
      /After “someone has pressed” the flow was in “Choosing”; now it is in “Placing”\./,
    ],
    [
      'another event',
      changedShop('"left":', '"pressed.twice":'),
      /After “someone has left” the flow was in “Away”; now it is in “Choosing”\./,
    ],
    [
      'a service that is no longer asked',
      changedShop('"target":"placing"', '"target":"away"'),
      /the flow was in “Placing”; now it is in “Away”\./,
    ],
    [
      'a transition that was added',
      changedShop('"left":', '"typed.again":{"target":"away"},"left":'),
      /No accepted path takes: .*typed again.*npm run paths -- shop --accept/s,
    ],
  ])('tells of %s', (_name, shop, sentence) => {
    expect(wordsFor(shop)).toMatch(sentence);
  });
});
