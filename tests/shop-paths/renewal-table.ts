import type { RenewalInput } from '../../machines/renewal/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { renewalDriver } from '../view-paths/drive/renewal-driver.ts';
import {
  answerPreviews,
  changeEvents,
  changeOutOfReach,
  containedChangeOutcomes,
  mayHappenAroundChange,
} from './contained-change-table.ts';
import { beginSession, sessionEvents, showsState, withoutMembership } from './member-session.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';
import { chooseOtherOrganization, knows } from './member-causes.ts';
import { memberOn, walker } from './test-member.ts';

const inputs: Scenario['inputs'] = scenarios['renewal']?.inputs ?? {};
const load = 'UserQuery';
const renew = 'SubscriptionRenew';

async function open(surroundings: Surroundings, input: string): Promise<void> {
  const begun = inputs[input];
  if (begun === undefined) throw new Error(`The scenario has no input "${input}".`);
  const { page, world } = surroundings;
  const { otherMembershipId } = await memberOn(page, world);
  await beginSession(surroundings, walker, (begun.input as RenewalInput).isSignedIn);
  // The shop doesn't say what the renewal of the other organization costs.
  await answerPreviews(
    page,
    ({ organizationMembershipId }) => organizationMembershipId !== otherMembershipId,
  );
  await page.goto('/us/en/upgrade/expired/');
}

const ending = { plan: { startedDaysAgo: 335, endsInDays: 30 } };
const early = { plan: { startedDaysAgo: 10, endsInDays: 355 } };

/** The renewal by hand of an administrator in the United States. */
export const renewalTable: ShopTable = {
  flow: 'renewal',
  driverOn: renewalDriver,
  inputs,
  open,
  operations: { loadRenewing: load, subscriptionChange: renew },
  services: {
    loadRenewing: {
      ending: { cause: knows(load, ending, ending) },
      overdue: { cause: knows(load, { plan: { status: 'PAST_DUE', startedDaysAgo: 367, endsInDays: 12 } }) },
      expired: { cause: knows(load, { plan: { startedDaysAgo: 400, endsInDays: -35 } }) },
      early: { cause: knows(load, early, ending) },
      member: { cause: knows(load, { ...ending, isAdmin: false }) },
      bySales: { cause: knows(load, { plan: { planType: 'HOSPITAL', sku: null } }) },
      basic: { cause: knows(load, { plan: { planType: 'BASIC', sku: null, endsInDays: null } }) },
      none: { cause: knows(load) },
      ...withoutMembership(load),
    },
    subscriptionChange: containedChangeOutcomes(renew),
  },
  events: { ...sessionEvents, ...changeEvents, 'organization.chosen': { action: chooseOtherOrganization } },
  mayHappen: mayHappenAroundChange,
  asksFor: [],
  instant: [],
  outOfReach: changeOutOfReach('renewal'),
  expectPlace: showsState('renewal'),
};
