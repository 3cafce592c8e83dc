import { describe, expect, it } from 'vitest';
import { registry } from '../../machines/registry.ts';
import {
  type Purchase,
  scenariosIn,
  situationRules,
  situations,
  tokenOf,
  verdictOn,
} from '../../machines/testing/index.ts';
import { countries } from '../../machines/rules/places/index.ts';
import { ownValue } from '../../machines/rules/texts/index.ts';
import { cachedExplorations } from '../book/cached-explorations.ts';
import { machineViewsOf } from '../book/machine-views.ts';
import { reachableIn } from '../book/reachable-states.ts';
import { addressFields } from '../book/address-fields.ts';
import { type Choice, type Chosen, chosenBy, nobody } from './choices.ts';
import { outlookIn, reasonsIn } from './reasons.ts';
import { countryName } from './names.ts';
import { situationsMet } from './purchases.ts';
import { ruleNotesOn } from './rule-notes.ts';
import { conditionOf, ruleSentences, type ToldPurchase } from './rule-sentences.ts';

const isFull = process.env['FULL'] === '1';

/** The checkout has by far the most situations to explore: full runs do, short ones look at the flows before it. */
const outlooksOf = (id: string) => registry.filter((entry) => entry.id === id).flatMap(machineViewsOf);
const outlooks = isFull
  ? await cachedExplorations('outlooks')
  : { 'add-to-cart': outlooksOf('add-to-cart'), cart: outlooksOf('cart') };
const outlooksIn = (flow: string) => ownValue(outlooks, flow) ?? [];
const checkout = outlooksIn('checkout');
const chooseAll = (choice: Partial<Choice>): Chosen => chosenBy({ ...nobody, ...choice }) as Chosen;
const met = (choice: Partial<Choice>) => situationsMet(chooseAll(choice));
const reasons = (choice: Partial<Choice>, flow = 'checkout') =>
  reasonsIn(
    met(choice).map(({ situation }) => situation),
    outlooksIn(flow),
  );
const example = (choice: Partial<Choice>): Purchase => met(choice)[0]?.purchase as Purchase;
/** The rules that are named for a state. */
const rulesOf = (choice: Partial<Choice>, state: string) =>
  reasons(choice)
    .filter(({ cannot }) => cannot.includes(state))
    .map(({ rule }) => rule);
const toPurchase = (choice: Partial<Choice>): ToldPurchase => {
  const { country, bundleType, plan } = chooseAll(choice);
  return { country: country?.code ?? null, bundleType, plan };
};

const membership = {
  country: 'US',
  bundle: 'INDIVIDUAL_SUBSCRIPTION_ONLY',
  role: 'ADMIN',
  plan: 'NONE',
} as const;
const device = { bundle: 'INDIVIDUAL_NEW_USER' } as const;

describe.runIf(isFull)('what is impossible in the checkout', () => {
  it.each([
    ['a device in Germany', { ...device, country: 'DE' }, 'checkout.step.shipping', []],
    ['a membership alone', membership, 'checkout.step.shipping', ['isShipped']],
    ['a membership alone', membership, 'checkout.step.billing.address.sameAsShipping', ['isShipped']],
    ['a membership alone', membership, 'checkout.step.contact.savingTaxId', ['isTaxIdOffered']],
    ['a membership alone', membership, 'checkout.step.billing.payment', []],
    ['a membership alone', membership, 'checkout.step.contact.taxIdDoubted', ['isTaxIdOffered']],
    [
      'a membership alone in any country',
      { ...membership, country: '' },
      'checkout.step.shipping',
      ['isShipped'],
    ],
    [
      'a membership alone in Germany',
      { ...membership, country: 'DE' },
      'checkout.step.contact.savingTaxId',
      [],
    ],
    [
      'a device in the United States',
      { ...device, country: 'US' },
      'checkout.step.contact.taxIdDoubted',
      ['mayReverseCharge'],
    ],
    [
      'a device in the seller’s country',
      { ...device, country: 'IE' },
      'checkout.step.contact.taxIdDoubted',
      ['mayReverseCharge'],
    ],
    ['a renewal by a visitor', { bundle: 'TEAM_RENEWAL', role: 'ANONYMOUS' }, 'placed', ['mayStart']],
    ['a renewal by the admin', { bundle: 'TEAM_RENEWAL', role: 'ADMIN', plan: 'TEAM' }, 'placed', []],
    ['a device that Kenya does not sell', { ...device, country: 'KE' }, 'checkout.step.contact', ['isSold']],
    ['anything in Kenya', { country: 'KE' }, 'checkout.step.contact', []],
    ['anything in Kuwait', { country: 'KW' }, 'checkout.step.contact', ['isSold']],
    [
      'anything in the United States',
      { country: 'US' },
      'checkout.step.contact.taxIdDoubted',
      ['mayReverseCharge'],
    ],
    [
      'any plan that sales manages',
      { role: 'ADMIN', plan: 'HOSPITAL', bundle: 'TEAM_RENEWAL' },
      'placed',
      ['mayStart'],
    ],
    [
      'a device that Kenya sells',
      { country: 'KE', bundle: 'INDIVIDUAL_NEW_USER_PLUS' },
      'checkout.step.contact',
      [],
    ],
  ] as const)('for %s: %o, %s', (_what, choice, state, rules) => {
    expect(rulesOf(choice, state)).toEqual(rules);
  });
});

it.each(isFull ? ['cart', 'checkout'] : ['cart'])(
  'what is impossible in %s is always explained by one rule, and is nothing if no rule forbids anything',
  (flow) => {
    for (const situation of situations) {
      const cannot = outlookIn(outlooksIn(flow), [situation]).cannot;
      const explained = reasonsIn([situation], outlooksIn(flow)).flatMap((reason) => reason.cannot);
      expect(explained.toSorted()).toEqual(cannot.toSorted());
    }
    expect(outlookIn(outlooksIn(flow), [situations[0] as never]).cannot).toEqual([]);
  },
);

it('items that a country does not sell cannot be added to a cart', () => {
  expect(reasons({ ...device, country: 'KE' }, 'add-to-cart')[0]?.cannot).toContain('added');
  expect(reasons({ country: 'DE' }, 'add-to-cart')).toEqual([]);
});

const factor = 5;

it.runIf(isFull).each(situations)(`${factor} times the limit finds nothing more: %o`, (situation) => {
  const entry = registry.find(({ id }) => id === 'checkout');
  const scenario = scenariosIn['checkout']?.(situation);
  if (entry === undefined || scenario === undefined) throw new Error('There is no checkout.');
  const { ids } = reachableIn(entry, { ...scenario, limit: scenario.limit * factor });
  const outlook = checkout.find((known) => known.situation === tokenOf(situation));
  expect(outlook?.cannot.filter((id) => ids.has(id))).toEqual([]);
});

describe('the sentence of a rule', () => {
  it.each([
    ['isSold', { ...device, country: 'KE' }, 'The device IQ3 isn’t sold in Kenya.'],
    ['isSold', { country: 'DE', bundle: 'CLINIC_NEW_USER' }, 'The plan Clinic isn’t sold in Germany.'],
    ['isSold', { country: 'MX' }, 'Nothing is sold to Mexico yet.'],
    [
      'mayStart',
      { bundle: 'TEAM_RENEWAL', role: 'ADMIN', plan: 'HOSPITAL' },
      'Sales manages the plan Hospital: every change leads to the contact form.',
    ],
    [
      'mayStart',
      { bundle: 'INDIVIDUAL_FREE_TRIAL', country: 'DE' },
      'A trial is for human medicine in the United States and Canada, once.',
    ],
    ['isShipped', membership, 'Nothing in it ships: membership. A cable in the same cart would.'],
  ] as const)('%s for %o', (rule, choice, sentence) => {
    expect(ruleSentences[rule](toPurchase(choice), verdictOn(example(choice)))).toBe(sentence);
  });

  it('never names a country, a bundle or a plan that nobody chose', () => {
    const nothing: ToldPurchase = { country: null, bundleType: null, plan: null };
    const named = countries.map(({ code }) => countryName(code)).filter((name) => name !== 'Ireland');
    for (const purchase of [example(device), example({ role: 'ADMIN', plan: 'HOSPITAL' })])
      for (const rule of situationRules) {
        const sentence = ruleSentences[rule](nothing, verdictOn(purchase));
        expect(named.filter((name) => sentence.includes(name))).toEqual([]);
        expect(sentence).not.toMatch(/Hospital|IQ3|: (device|membership)/);
      }
  });

  it('lists the required subscription states, if they matter', () => {
    const renewal = example({ country: 'DE', bundle: 'TEAM_RENEWAL', role: 'ADMIN', plan: 'TEAM' });
    expect(conditionOf(verdictOn(renewal))).toBe(
      'Only while the subscription is active and ends within 90 days, or on trial, or past due, or canceled.',
    );
    expect(conditionOf(verdictOn(example({ ...device, country: 'DE' })))).toBeNull();
  });
});

describe('the other decisions of rules', () => {
  const sentencesOf = (choice: Partial<Choice>) =>
    ruleNotesOn(chooseAll(choice), addressFields()).map(({ sentence }) => sentence);

  it.each([
    [{ country: 'DE' }, 'The last button says “Order with obligation to pay”, never “Place order”.'],
    [{ country: 'DE' }, 'No field for the state or province: addresses in Germany have none.'],
    [{ country: 'US' }, 'The last button says “Place order”, never “Order with obligation to pay”.'],
    [{ country: 'US' }, 'Prices exclude tax, which the address determines.'],
    [
      { country: 'AE', language: 'ar' },
      'In Arabic, written from right to left: this changes the text, not the flow.',
    ],
  ] as const)('for %o: %s', (choice, sentence) => {
    expect(sentencesOf(choice)).toContain(sentence);
  });

  it('are listed only for what is chosen', () => {
    expect(sentencesOf({ role: 'ADMIN' })).toEqual([]);
    expect(sentencesOf({ country: 'DE' }).join()).not.toMatch(/Acknowledgements|this changes the text/);
  });
});
