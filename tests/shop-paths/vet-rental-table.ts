import type { VetRentalInput } from '../../machines/vet-rental/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { vetRentalDriver } from '../view-paths/drive/vet-rental-driver.ts';
import { beginSession, sessionEvents, showsState, withoutMembership } from './member-session.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';
import { chooseOtherOrganization, knows, loseCarts } from './member-causes.ts';
import { type SeededOrganization, type SeededPlan, walker } from './test-member.ts';

const { anonymous, signedIn, german } = scenarios['vet-rental']?.inputs ?? {};
const inputs = { anonymous, signedIn, german } as Scenario['inputs'];
const load = 'UserQuery';
const ownButton = 'What the button does is the flow of adding to the cart, on its own paths.';

async function open(surroundings: Surroundings, input: string): Promise<void> {
  const begun = inputs[input];
  if (begun === undefined) throw new Error(`The scenario has no input "${input}".`);
  const { country, isSignedIn } = begun.input as VetRentalInput;
  await beginSession(surroundings, walker, isSignedIn);
  await loseCarts(surroundings.page);
  await surroundings.page.goto(`/${country.toLowerCase()}/en/vet-rental/`);
}

const practice = (plan: Partial<SeededPlan>): SeededOrganization => ({
  market: 'VETERINARY',
  plan: { planType: 'INDIVIDUAL', sku: null, ...plan },
});
const ended = practice({ status: 'CANCELED', startedDaysAgo: 400, endsInDays: -35 });

/** The rental of a veterinary probe. What is added never reaches the shop. */
export const vetRentalTable: ShopTable = {
  flow: 'vet-rental',
  driverOn: vetRentalDriver,
  inputs,
  open,
  operations: { loadOwner: load },
  services: {
    loadOwner: {
      ended: { cause: knows(load, ended, ended) },
      human: { cause: knows(load, { plan: { status: 'CANCELED', startedDaysAgo: 400, endsInDays: -35 } }) },
      renting: {
        cause: knows(load, practice({ planType: 'RENTAL', sku: 'RENT-IQP-VET-USBC' }), ended),
      },
      running: { cause: knows(load, practice({})) },
      member: { cause: knows(load, { ...ended, isAdmin: false }) },
      hospital: { cause: knows(load, practice({ planType: 'HOSPITAL' })) },
      ...withoutMembership(load),
    },
    addToCart: { refused: { cannot: ownButton } },
  },
  events: { ...sessionEvents, 'organization.chosen': { action: chooseOtherOrganization } },
  mayHappen: () => true,
  asksFor: [],
  instant: [],
  outOfReach: {
    'vet-rental.opening: always [isRentalBundleMissing] → vet-rental.notRented.withoutOffer':
      'Every country of the shop that rents out probes has one.',
  },
  expectPlace: showsState('vet-rental'),
};
