import { initialTransition } from 'xstate';
import { type AddToCartInput, addToCartMachine, type AddToCartSnapshot } from '../../add-to-cart/index.ts';
import type { CartLine } from '../../cart/index.ts';
import { refusalOf } from '../../flow/index.ts';
import type { ProCustomInput, ProMembership, ProPreview, RecalledBuyer } from '../../pro-custom/index.ts';
import type { BuyerOrganization } from '../../rules/catalogue/index.ts';
import { addTaxedMoney, multiplyTaxedMoney, type TaxedMoney } from '../../rules/money/index.ts';
import { changeProSelection, firstProSelection, proOffers } from '../../rules/pro-custom/index.ts';
import { ownValue } from '../../rules/texts/index.ts';
import { pageReturned } from './add-to-cart.ts';
import { refusedWith } from './answers.ts';
import {
  answers,
  answersTo,
  noResponse,
  type Outcome,
  type Scenario,
  type ScenarioEvent,
} from './scenario.ts';

const human = firstProSelection('HUMAN', proOffers);

const input: ProCustomInput = {
  country: 'US',
  offers: proOffers,
  selection: human,
  step: 'probe',
  organizationSlug: null,
};

/** An owner’s organization, whose plan has ended. */
const lapsed: BuyerOrganization = {
  today: '2026-11-26',
  market: 'HUMAN',
  planType: 'TEAM',
  subscriptionStatus: 'CANCELED',
  subscriptionExpirationDate: '2026-10-01',
  hasHadTrial: false,
  registeredProbes: 2,
  maxDevices: 50,
  commitmentEndDate: null,
};

const clinic = { slug: 'lakeside-clinic', name: 'Lakeside Clinic' };
const another = { slug: 'two-rivers-health', name: 'Two Rivers Health' };

const membershipOf = (
  change: Partial<BuyerOrganization>,
  isOrganizationAdmin = true,
  organization: ProMembership['organization'] = clinic,
): ProMembership => ({
  id: `membership of ${organization.slug}`,
  organization,
  buyer: {
    isOrganizationAdmin,
    canPurchasePersonalProbe: false,
    canBuyPersonalProbePlus: false,
    canBuyPersonalProbeIq3: false,
    organization: { ...lapsed, ...change },
  },
  seatsInUse: 7,
});

const memberOf = (change: Partial<BuyerOrganization>, isOrganizationAdmin = true): RecalledBuyer => ({
  memberships: [membershipOf(change, isOrganizationAdmin)],
});

const active = { subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: '2027-10-01' } as const;

const happens = (sentence: string, event: ScenarioEvent['event']): ScenarioEvent => ({ sentence, event });

/** The sum of the catalog's prices. */
function listPrice({ lines }: { readonly lines: readonly CartLine[] }): ProPreview {
  const prices = lines.flatMap(({ sku, quantity }) => {
    const known = ownValue(proOffers.prices, sku);
    return known ? [multiplyTaxedMoney(known.price, quantity)] : [];
  });
  return { status: 'priced', subtotal: prices.reduce((sum, price) => addTaxedMoney(sum, price)) };
}

const other: TaxedMoney = multiplyTaxedMoney(proOffers.prices['IQ3-USBC']?.price as TaxedMoney, 7);

/** The button stays enabled. Walks over the flow don't see the machine inside it. */
const refused: Outcome = {
  sentence: 'the shop refuses to add the plan to the cart',
  shows: (first) => ({
    ...(first as AddToCartSnapshot),
    value: 'refused',
    matches: (asked: unknown) => asked === 'refused',
    context: {
      ...(first as AddToCartSnapshot).context,
      trouble: { kind: 'refused', refusals: refusedWith('INVALID', null, 'lines').refusals },
    },
  }),
};

export const proCustomScenario: Scenario = {
  inputs: {
    begun: { sentence: 'the page where a Pro plan is put together', input },
    reviewed: {
      sentence: 'a reload of the review of a plan with a feature and 7 members',
      input: {
        ...input,
        selection: changeProSelection(
          human,
          { members: 7, features: ['SUB-PROC-COLL-TELE-1Y'] },
          proOffers,
          0,
        ),
        step: 'review',
      },
    },
    featured: { sentence: 'a link to the features of a plan', input: { ...input, step: 'features' } },
    large: {
      sentence: 'a link to the members of a plan with too many',
      input: {
        ...input,
        selection: changeProSelection(human, { members: 501 }, proOffers, 0),
        step: 'members',
      },
    },
    veterinary: {
      sentence: 'the page where a veterinary Pro plan is put together',
      input: { ...input, selection: firstProSelection('VETERINARY', proOffers) },
    },
    unsold: { sentence: 'the page in a country without a Pro plan', input: { ...input, country: 'KE' } },
  },
  events: [
    happens('the buyer chooses the other probe', { type: 'device.chosen', device: 'iq-plus' }),
    happens('the buyer wants no probe', { type: 'device.chosen', device: null }),
    happens('a probe arrives that is not sold with the plan', { type: 'device.chosen', device: 'iq' }),
    happens('the buyer chooses the other connector', { type: 'connector.chosen', connector: 'lightning' }),
    happens('the buyer wants one probe', { type: 'quantity.chosen', quantity: 1 }),
    happens('the buyer wants more probes than are sold without sales', {
      type: 'quantity.chosen',
      quantity: 11,
    }),
    happens('a number arrives that is no number of probes', { type: 'quantity.chosen', quantity: 1.5 }),
    happens('the buyer ticks a feature', {
      type: 'feature.chosen',
      sku: 'SUB-PROC-DIAG-CARDIAC-1Y',
      isChosen: true,
    }),
    happens('the buyer unticks a feature', {
      type: 'feature.chosen',
      sku: 'SUB-PROC-DIAG-CARDIAC-1Y',
      isChosen: false,
    }),
    happens('a feature arrives that is not sold with the plan', {
      type: 'feature.chosen',
      sku: 'SUB-PROC-NONE',
      isChosen: true,
    }),
    happens('the buyer wants more members than are sold without sales', {
      type: 'members.chosen',
      members: 501,
    }),
    happens('the buyer wants eight members', { type: 'members.chosen', members: 8 }),
    happens('a number arrives that is not a valid number of members', { type: 'members.chosen', members: 0 }),
    happens('the buyer chooses to be billed every three years', { type: 'term.chosen', months: 36 }),
    happens('the buyer chooses to be billed every year', { type: 'term.chosen', months: 12 }),
    happens('the buyer chooses their other organization', {
      type: 'organization.chosen',
      slug: another.slug,
    }),
    happens('the buyer continues', { type: 'step.submitted' }),
    happens('the buyer goes back', { type: 'back.requested' }),
    happens('the buyer changes the probe', { type: 'step.requested', step: 'probe' }),
    happens('the buyer changes the features', { type: 'step.requested', step: 'features' }),
    happens('the buyer changes the members', { type: 'step.requested', step: 'members' }),
    happens('the browser goes forward to the review', { type: 'step.requested', step: 'review' }),
    happens('the buyer adds the plan', { type: 'plan.submitted' }),
    happens('the buyer tries again', { type: 'retry.requested' }),
    happens('the buyer signs in or out in another tab', { type: 'session.changed' }),
    pageReturned,
  ],
  services: {
    recallBuyer: {
      outcomes: {
        nobody: answers('no one is signed in', null),
        owner: answers('an owner without a plan is signed in', memberOf({})),
        withoutProbe: answers(
          'an administrator without probes is signed in',
          memberOf({ registeredProbes: 0 }),
        ),
        planned: answers('an administrator with a plan is signed in', memberOf(active)),
        member: answers('a member who is no administrator is signed in', memberOf({}, false)),
        several: answers('a member who manages another organization is signed in', {
          memberships: [membershipOf({}, false), membershipOf({}, true, another)],
        } satisfies RecalledBuyer),
        managed: answers(
          'an administrator with a plan of the sales team is signed in',
          memberOf({ ...active, planType: 'HOSPITAL' }),
        ),
        silent: noResponse('the shop does not say who is signed in'),
      },
    },
    previewBundle: {
      outcomes: {
        asShown: answersTo('the shop confirms the price', listPrice),
        repriced: answers('the shop names another price', { status: 'priced', subtotal: other }),
        refused: answers('the shop does not sell the plan', {
          status: 'refused',
          refusals: [refusalOf('OPERATION_NOT_ALLOWED', 'lines')],
        }),
        silent: noResponse('the shop does not say what the plan costs'),
      },
    },
    addToCart: {
      begin: (asked: AddToCartInput) => initialTransition(addToCartMachine, asked)[0],
      outcomes: { refused },
    },
  },
  ways: [
    {
      input: 'begun',
      labels: [
        'recallBuyer: nobody',
        '{"type":"quantity.chosen","quantity":11',
        '{"type":"quantity.chosen","quantity":1}',
      ],
    },
    { input: 'large', labels: ['recallBuyer: nobody', '{"type":"term.chosen","months":12'] },
  ],
  limit: 1000,
};
