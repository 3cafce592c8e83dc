import type { ReactivationInput } from '../../machines/reactivation/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { reactivationDriver } from '../view-paths/drive/reactivation-driver.ts';
import { beginSession, sessionEvents, showsState, withoutMembership } from './member-session.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';
import { chooseOtherOrganization, knows, loseCarts } from './member-causes.ts';
import { type SeededOrganization, walker } from './test-member.ts';

const inputs: Scenario['inputs'] = scenarios['reactivation']?.inputs ?? {};
const load = 'UserQuery';
const ownButton = 'What the button does is the flow of adding to the cart, on its own paths.';

async function open(surroundings: Surroundings, input: string): Promise<void> {
  const begun = inputs[input];
  if (begun === undefined) throw new Error(`The scenario has no input "${input}".`);
  const { country, isSignedIn, sku } = begun.input as ReactivationInput;
  await beginSession(surroundings, walker, isSignedIn);
  await loseCarts(surroundings.page);
  const membership = sku === null ? '' : `?membership=${sku}`;
  await surroundings.page.goto(`/${country.toLowerCase()}/en/reactivate-pro/membership/${membership}`);
}

const ended = { status: 'CANCELED', startedDaysAgo: 400, endsInDays: -35 } as const;
const team = { ...ended, planType: 'TEAM', sku: 'SUB-TEAM-1Y' } as const;
const another: SeededOrganization = { plan: team };

/** The reactivation of an administrator’s membership. What is added never reaches the shop. */
export const reactivationTable: ShopTable = {
  flow: 'reactivation',
  driverOn: reactivationDriver,
  inputs,
  open,
  operations: { loadOwner: load },
  services: {
    loadOwner: {
      canceled: { cause: knows(load, { plan: team, invitations: 4 }, another) },
      lapsed: {
        cause: knows(
          load,
          { plan: { ...ended, status: 'ACTIVE', planType: 'INDIVIDUAL', sku: 'SUB-IND-1Y' }, invitations: 4 },
          another,
        ),
      },
      running: { cause: knows(load, { plan: { planType: 'TEAM', sku: 'SUB-TEAM-1Y' } }) },
      member: { cause: knows(load, { plan: team, isAdmin: false }) },
      hospital: { cause: knows(load, { plan: { ...ended, planType: 'HOSPITAL', sku: null } }) },
      probeless: { cause: knows(load, { plan: null, probes: 0 }) },
      forVets: {
        cause: knows(load, {
          market: 'VETERINARY',
          plan: { ...ended, planType: 'RENTAL', sku: 'RENT-IQP-VET-USBC' },
        }),
      },
      none: { cause: knows(load) },
      ...withoutMembership(load),
    },
    addToCart: { refused: { cannot: ownButton } },
  },
  events: { ...sessionEvents, 'organization.chosen': { action: chooseOtherOrganization } },
  mayHappen: () => true,
  asksFor: [],
  instant: [],
  outOfReach: {},
  expectPlace: showsState('reactivation'),
};
