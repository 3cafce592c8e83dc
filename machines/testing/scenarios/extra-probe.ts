import { initialTransition } from 'xstate';
import { type AddToCartInput, addToCartMachine, type AddToCartSnapshot } from '../../add-to-cart/index.ts';
import type { LoadProbeBuyerAnswer, ProbeBuyer } from '../../extra-probe/index.ts';
import type { BuyerMembership, BuyerOrganization } from '../../rules/catalogue/index.ts';
import { extraProbeInput } from '../example-probes.ts';
import { canceledMembership } from '../example-reactivation.ts';
import { pageReturned } from './add-to-cart.ts';
import { refusedWith } from './answers.ts';
import { answers, noResponse, type Outcome, type Scenario, type ScenarioEvent } from './scenario.ts';

const happens = (sentence: string, event: ScenarioEvent['event']): ScenarioEvent => ({ sentence, event });

const buyer = (
  change: Partial<BuyerOrganization> = {},
  rights: Partial<BuyerMembership> = {},
  organization: ProbeBuyer['organization'] = canceledMembership.organization,
): ProbeBuyer => ({
  id: `membership of ${organization.slug}`,
  organization,
  buyer: {
    ...canceledMembership.buyer,
    ...rights,
    organization: {
      ...canceledMembership.buyer.organization,
      subscriptionStatus: 'ACTIVE',
      subscriptionExpirationDate: '2027-08-27',
      ...change,
    },
  },
});

const another = { slug: 'two-rivers-health', name: 'Two Rivers Health' };

const personAnswer = (
  sentence: string,
  ...memberships: readonly ProbeBuyer[]
): Outcome & { readonly output: LoadProbeBuyerAnswer } => ({
  sentence,
  output: { status: 'known', memberships },
});

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

export const extraProbeScenario: Scenario = {
  inputs: {
    signedIn: { sentence: 'a person who is signed in', input: extraProbeInput },
    anonymous: {
      sentence: 'a visitor who is not signed in',
      input: { ...extraProbeInput, isSignedIn: false },
    },
  },
  events: [
    happens('the person tries again', { type: 'retry.requested' }),
    happens('the person chooses another probe', { type: 'probe.chosen', sku: 'IQP-LTG' }),
    happens('the person wants two probes', { type: 'quantity.chosen', quantity: 2 }),
    happens('a number arrives that the organization can’t register', {
      type: 'quantity.chosen',
      quantity: 1000,
    }),
    happens('the person adds the probes to the cart', { type: 'choice.submitted' }),
    happens('the person chooses their other organization', {
      type: 'organization.chosen',
      slug: another.slug,
    }),
    happens('the visitor signs in in another tab', { type: 'session.startedInOtherTab' }),
    happens('the visitor signs out in another tab', { type: 'session.endedInOtherTab' }),
    pageReturned,
  ],
  services: {
    loadOwner: {
      outcomes: {
        team: personAnswer('the shop knows two organizations', buyer(), buyer({}, {}, another)),
        nearlyFull: personAnswer('the organization may register one more', buyer({ registeredProbes: 49 })),
        full: personAnswer('the organization may register no more', buyer({ registeredProbes: 50 })),
        member: personAnswer('the person may not buy probes', buyer({}, { isOrganizationAdmin: false })),
        hospital: personAnswer('the sales team manages the plan', buyer({ planType: 'HOSPITAL' })),
        canceled: personAnswer('the plan was canceled', buyer({ subscriptionStatus: 'CANCELED' })),
        rented: personAnswer(
          'the practice rents its probe',
          buyer({ market: 'VETERINARY', planType: 'RENTAL' }),
          buyer({}, {}, another),
        ),
        none: personAnswer('the person is in no organization'),
        anonymous: answers('the shop knows no one', {
          status: 'anonymous',
        } satisfies LoadProbeBuyerAnswer),
        denied: answers('the shop rejects the token', {
          status: 'denied',
        } satisfies LoadProbeBuyerAnswer),
        silent: noResponse('the shop does not answer'),
      },
    },
    addToCart: {
      begin: (input: AddToCartInput) => initialTransition(addToCartMachine, input)[0],
      outcomes: { refused },
    },
  },
  answeredBy: ['memberships', 'sku', 'organizationSlug', 'quantity'],
  limit: 5000,
};
