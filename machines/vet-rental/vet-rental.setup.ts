import { assertEvent, assign, sendTo, setup } from 'xstate';
import { addToCartMachine } from '../add-to-cart/index.ts';
import { troubleOfRejection, unprovidedPorts } from '../flow/index.ts';
import { chosenMembership, isOfMarket, namedMembership } from '../rules/catalogue/index.ts';
import { rentalObstacle, type SoldRental } from '../rules/rentals/index.ts';
import type {
  LoadRenterAnswer,
  RentingMembership,
  VetRentalContext,
  VetRentalEvent,
  VetRentalInput,
  VetRentalPorts,
} from './vet-rental.types.ts';

/** The name of every port that the flow calls. */
export const vetRentalPortNames = ['loadOwner'] as const satisfies readonly (keyof VetRentalPorts)[];

/** The memberships that a probe can be rented for: markets never mix. */
export const veterinaryMemberships = ({
  memberships,
}: Pick<VetRentalContext, 'memberships'>): readonly RentingMembership[] =>
  memberships.filter(({ buyer }) => isOfMarket(buyer.organization, 'VETERINARY'));

/** The membership to rent for: of the selected organization, otherwise the oldest; null founds an organization. */
export const rentingMembership = (context: VetRentalContext): RentingMembership | null =>
  chosenMembership(veterinaryMemberships(context), context.organizationSlug);

/** The selected probe: with the requested connector, otherwise the first one. Null if the shop rents out none. */
export const chosenRental = ({ sold, connector }: VetRentalContext): SoldRental | null =>
  sold.find((rental) => rental.connector === connector) ?? sold[0] ?? null;

const obstacleIn = (context: VetRentalContext) =>
  rentalObstacle(context.sold, rentingMembership(context)?.buyer ?? null, context.country);

export const noInput = (): Record<string, never> => ({});
/** The types, guards and actions of the flow. The server checks the cart with the same rules. */
export const vetRentalChart = setup({
  types: {
    context: {} as VetRentalContext,
    events: {} as VetRentalEvent,
    input: {} as VetRentalInput,
    meta: {} as { readonly description: string },
    tags: {} as 'pending',
  },
  actors: { ...unprovidedPorts<VetRentalPorts>(vetRentalPortNames), addToCart: addToCartMachine },
  guards: {
    isCountryWithoutRental: ({ context }) => obstacleIn(context) === 'NOT_IN_COUNTRY',
    isRentalBundleMissing: ({ context }) => obstacleIn(context) === 'NO_BUNDLE',
    isSignedIn: ({ context }) => context.isSignedIn,
    isDenied: (_, answer: LoadRenterAnswer) => answer.status === 'denied',
    isAnonymous: (_, answer: LoadRenterAnswer) => answer.status === 'anonymous',
    isManagedBySales: ({ context }) => obstacleIn(context) === 'SALES',
    isPlanRental: ({ context }) => obstacleIn(context) === 'RENTED',
    isOtherPlanActive: ({ context }) => obstacleIn(context) === 'ACTIVE',
    isDecidedByOthers: ({ context }) => obstacleIn(context) === 'NOT_ADMINISTRATOR',
  },
  actions: {
    keepMemberships: assign((_, answer: LoadRenterAnswer) =>
      answer.status === 'known' ? { memberships: answer.memberships, trouble: null } : {},
    ),
    noteSignIn: assign({ isSignedIn: true, memberships: [], trouble: null }),
    noteSignOut: assign({ isSignedIn: false, memberships: [], trouble: null }),
    chooseOrganization: assign(({ event }) => {
      assertEvent(event, 'organization.chosen');
      return { organizationSlug: event.slug };
    }),
    chooseConnector: assign(({ event }) => {
      assertEvent(event, 'connector.chosen');
      return { connector: event.connector };
    }),
    putChoiceIntoCart: sendTo('addToCart', ({ context }) => ({
      type: 'lines.added',
      lines: [{ sku: chosenRental(context)?.sku ?? '', quantity: 1 }],
      membership: namedMembership(context.memberships, rentingMembership(context)),
      purpose: 'PLAN',
    })),
    letAddAgain: sendTo('addToCart', { type: 'page.returned' }),
    noteLostConnection: assign((_, error: unknown) => ({ trouble: troubleOfRejection(error) })),
    forgetTrouble: assign({ trouble: null }),
  },
});
