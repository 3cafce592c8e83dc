import { initialTransition } from 'xstate';
import { type AddToCartInput, addToCartMachine, type AddToCartSnapshot } from '../../add-to-cart/index.ts';
import type { LoadOwnerAnswer, ReactivatingMembership } from '../../reactivation/index.ts';
import type { BuyerOrganization } from '../../rules/catalogue/index.ts';
import { canceledMembership, reactivationInput } from '../example-reactivation.ts';
import { pageReturned } from './add-to-cart.ts';
import { refusedWith } from './answers.ts';
import { answers, noResponse, type Outcome, type Scenario, type ScenarioEvent } from './scenario.ts';

const happens = (sentence: string, event: ScenarioEvent['event']): ScenarioEvent => ({ sentence, event });

const owner = (
  change: Partial<BuyerOrganization>,
  isOrganizationAdmin = true,
): readonly ReactivatingMembership[] => [
  {
    ...canceledMembership,
    buyer: {
      ...canceledMembership.buyer,
      isOrganizationAdmin,
      organization: { ...canceledMembership.buyer.organization, ...change },
    },
  },
];

const another: ReactivatingMembership = {
  ...canceledMembership,
  id: 'bWVtYmVyOjI=',
  organization: { slug: 'two-rivers-health', name: 'Two Rivers Health' },
  seatsInUse: 1,
  seatsHeld: 1,
};

const personAnswer = (
  sentence: string,
  memberships: readonly ReactivatingMembership[],
): Outcome & { readonly output: LoadOwnerAnswer } => ({ sentence, output: { status: 'known', memberships } });

/** The button stays enabled. Walks over this flow don't see the machine inside it. */
const refused: Outcome = {
  sentence: 'the shop does not sell the choice',
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

export const reactivationScenario: Scenario = {
  inputs: {
    signedIn: { sentence: 'an owner who is signed in', input: reactivationInput },
    byLink: {
      sentence: 'an owner who follows a link to a membership for one year',
      input: { ...reactivationInput, sku: 'SUB-CORE-1Y' },
    },
    inKenya: {
      sentence: 'a signed-in owner in the Kenyan shop',
      input: { ...reactivationInput, country: 'KE' },
    },
    anonymous: {
      sentence: 'a visitor who is not signed in',
      input: { ...reactivationInput, isSignedIn: false },
    },
  },
  events: [
    happens('the owner tries again', { type: 'retry.requested' }),
    happens('the owner chooses another membership', { type: 'membership.chosen', sku: 'SUB-IND-3Y' }),
    happens('the owner adds the membership to the cart', { type: 'choice.submitted' }),
    happens('the owner chooses their other organization', {
      type: 'organization.chosen',
      slug: 'two-rivers-health',
    }),
    happens('the visitor signs in in another tab', { type: 'session.startedInOtherTab' }),
    happens('the visitor signs out in another tab', { type: 'session.endedInOtherTab' }),
    pageReturned,
  ],
  services: {
    loadOwner: {
      outcomes: {
        canceled: personAnswer('the membership was canceled', [...owner({}), another]),
        lapsed: personAnswer('the membership for one person has expired', [
          ...owner({ planType: 'INDIVIDUAL', subscriptionStatus: 'ACTIVE' }),
          another,
        ]),
        running: personAnswer(
          'the membership is active',
          owner({ subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: '2027-10-31' }),
        ),
        member: personAnswer('the person is no administrator', owner({}, false)),
        hospital: personAnswer('the sales team manages the plan', owner({ planType: 'HOSPITAL' })),
        probeless: personAnswer(
          'no probe is registered, and there was never a membership',
          owner({
            planType: 'NONE',
            subscriptionStatus: null,
            subscriptionExpirationDate: null,
            registeredProbes: 0,
          }),
        ),
        forVets: personAnswer(
          'the practice is a veterinary one',
          owner({ market: 'VETERINARY', planType: 'RENTAL' }),
        ),
        none: personAnswer('the person is in no organization', []),
        anonymous: answers('the shop knows no one', { status: 'anonymous' }),
        denied: answers('the shop rejects the token', { status: 'denied' }),
        silent: noResponse('the shop does not answer'),
      },
    },
    addToCart: {
      begin: (input: AddToCartInput) => initialTransition(addToCartMachine, input)[0],
      outcomes: { refused },
    },
  },
  answeredBy: ['memberships', 'sku', 'organizationSlug'],
  limit: 3000,
};
