import { initialTransition } from 'xstate';
import { type AddToCartInput, addToCartMachine, type AddToCartSnapshot } from '../../add-to-cart/index.ts';
import type { BuyerMembership, BuyerOrganization } from '../../rules/catalogue/index.ts';
import type { LoadRenterAnswer, RentingMembership } from '../../vet-rental/index.ts';
import { canceledMembership } from '../example-reactivation.ts';
import { veterinaryMembership, vetRentalInput } from '../example-rentals.ts';
import { pageReturned } from './add-to-cart.ts';
import { refusedWith } from './answers.ts';
import { answers, noResponse, type Outcome, type Scenario, type ScenarioEvent } from './scenario.ts';

const happens = (sentence: string, event: ScenarioEvent['event']): ScenarioEvent => ({ sentence, event });

const another = { slug: 'two-rivers-vets', name: 'Two Rivers Vets' };

const renter = (
  change: Partial<BuyerOrganization> = {},
  rights: Partial<BuyerMembership> = {},
  organization: RentingMembership['organization'] = veterinaryMembership.organization,
): RentingMembership => ({
  id: `membership of ${organization.slug}`,
  organization,
  buyer: {
    ...veterinaryMembership.buyer,
    ...rights,
    organization: { ...veterinaryMembership.buyer.organization, ...change },
  },
});

const active = { subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: '2027-05-01' } as const;

const personAnswer = (
  sentence: string,
  ...memberships: readonly RentingMembership[]
): Outcome & { readonly output: LoadRenterAnswer } => ({
  sentence,
  output: { status: 'known', memberships },
});

/** The button stays enabled. Walks over this flow don't see the machine inside it. */
const refused: Outcome = {
  sentence: 'the shop no longer rents it out',
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

export const vetRentalScenario: Scenario = {
  inputs: {
    anonymous: {
      sentence: 'a visitor who is not signed in',
      input: { ...vetRentalInput, isSignedIn: false },
    },
    signedIn: { sentence: 'a veterinarian who is signed in', input: vetRentalInput },
    german: { sentence: 'a visitor of the German shop', input: { ...vetRentalInput, country: 'DE' } },
    withoutOffer: {
      sentence: 'a shop that has nothing to rent out',
      input: { ...vetRentalInput, sold: [] },
    },
  },
  events: [
    happens('the person tries again', { type: 'retry.requested' }),
    happens('the visitor chooses Lightning', { type: 'connector.chosen', connector: 'lightning' }),
    happens('the visitor adds the rental to the cart', { type: 'choice.submitted' }),
    happens('the person chooses their other practice', {
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
        ended: personAnswer(
          'the memberships of both practices have ended',
          renter(),
          renter({}, {}, another),
        ),
        human: personAnswer('the person is in an organization for human medicine', canceledMembership),
        renting: personAnswer(
          'the practice rents a probe already',
          renter({ ...active, planType: 'RENTAL' }),
          renter({}, {}, another),
        ),
        running: personAnswer('a membership is active', renter(active)),
        member: personAnswer(
          'the person is not an administrator',
          renter({}, { isOrganizationAdmin: false }),
        ),
        hospital: personAnswer(
          'the sales team manages the plan',
          renter({ ...active, planType: 'HOSPITAL' }),
        ),
        anonymous: answers('the shop knows no one', { status: 'anonymous' } satisfies LoadRenterAnswer),
        denied: answers('the shop rejects the token', { status: 'denied' } satisfies LoadRenterAnswer),
        silent: noResponse('the shop does not answer'),
      },
    },
    addToCart: {
      begin: (input: AddToCartInput) => initialTransition(addToCartMachine, input)[0],
      outcomes: { refused },
    },
  },
  answeredBy: ['memberships', 'connector', 'organizationSlug', 'isSignedIn'],
  limit: 5000,
};
