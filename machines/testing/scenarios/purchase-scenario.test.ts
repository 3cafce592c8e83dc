import { describe, expect, it } from 'vitest';
import type { Purchase } from '../purchases/purchase.ts';
import { nameOfPurchase, purchaseNamed } from '../purchases/purchase.ts';
import { everythingAllowed, decodeSituation } from '../purchases/situation.ts';
import { scenarios } from './index.ts';
import { scenarioOfInput, purchaseScenario } from './purchase-scenario.ts';

const upgrade: Purchase = {
  country: 'NL',
  bundleType: 'TEAM_UPGRADE',
  role: 'ADMIN',
  plan: 'INDIVIDUAL',
  market: 'HUMAN',
};
const renewal: Purchase = { ...upgrade, bundleType: 'TEAM_RENEWAL', role: 'MEMBER', plan: 'TEAM' };

describe('a flow that starts with a purchase', () => {
  it.each([
    [
      'checkout',
      upgrade,
      'NL TEAM_UPGRADE ADMIN INDIVIDUAL HUMAN review',
      'an admin of an organization on the individual plan in the Netherlands, who wants an upgrade to the team plan and opens the link of the review',
    ],
    [
      'cart',
      renewal,
      'NL TEAM_RENEWAL MEMBER TEAM HUMAN known',
      'a member of an organization on the team plan in the Netherlands, who wants the bundle “team renewal” and has a cart already',
    ],
  ] as const)('is the %s in words', (id, purchase, name, sentence) => {
    expect(purchaseScenario(id, purchase)?.inputs[name]?.sentence).toBe(sentence);
  });

  it('has the country and the situation in its input', () => {
    const [, , review] = Object.values(purchaseScenario('checkout', renewal)?.inputs ?? {});
    const { country, checkoutToken, requestedStep } = (review?.input ?? {}) as Readonly<
      Record<string, string>
    >;
    expect([country, requestedStep]).toEqual(['NL', 'review']);
    expect(decodeSituation(checkoutToken ?? '')).toMatchObject({ mayStart: false, isShipped: false });
    expect(decodeSituation(checkoutToken ?? '')).not.toEqual(everythingAllowed);
  });

  it('adds only what its country sells', () => {
    const unsold = purchaseScenario('add-to-cart', { ...upgrade, country: 'KW' });
    expect(unsold?.events.map(({ sentence }) => sentence)).toEqual([
      'the buyer adds something that is not sold in the country',
    ]);
  });

  it('does not exist if the input has no purchase', () => {
    expect(purchaseScenario('order', upgrade)).toBeNull();
  });
});

it.each([
  ['an example of its own', 'cart', 'known', scenarios['cart']?.inputs],
  ['a purchase', 'cart', `${nameOfPurchase(upgrade)} none`, purchaseScenario('cart', upgrade)?.inputs],
  ['nobody', 'cart', 'XX TEAM_UPGRADE ADMIN INDIVIDUAL HUMAN none', scenarios['cart']?.inputs],
  ['an unknown machine', 'soap', 'known', undefined],
] as const)('the scenario of %s is found by the name of its input', (_who, id, input, inputs) => {
  expect(scenarioOfInput(id, input)?.inputs).toEqual(inputs);
});

it.each(['KE TEAM_UPGRADE ADMIN INDIVIDUAL HUMAN', 'US ACCESSORIES_ONLY ANONYMOUS NONE VETERINARY'])(
  'the purchase “%s” is parsed as written',
  (name) => {
    const purchase = purchaseNamed(name);
    expect(purchase && nameOfPurchase(purchase)).toBe(name);
  },
);

it.each(['', 'US', 'US ACCESSORIES_ONLY ANONYMOUS TEAM HUMAN', 'US SOAP ADMIN NONE HUMAN'])(
  'no purchase is called “%s”',
  (name) => {
    expect(purchaseNamed(name)).toBeNull();
  },
);
