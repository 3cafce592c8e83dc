import type { AnyMachineSnapshot } from 'xstate';
import type {
  EditedMembership,
  EditMembershipInput,
  EditMembershipSnapshot,
} from '../../machines/edit-membership/index.ts';
import {
  answers,
  exampleEdited,
  type Outcome,
  type Scenario,
  scenarios,
} from '../../machines/testing/index.ts';
import { editMembershipDriver } from '../view-paths/drive/edit-membership-driver.ts';
import {
  answerPreviews,
  changeEvents,
  changeOutOfReach,
  containedChangeOutcomes,
  mayHappenAroundChange,
} from './contained-change-table.ts';
import {
  beginSession,
  foreignToken,
  sessionEvents,
  showsState,
  withoutMembership,
} from './member-session.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';
import { chooseOtherOrganization, knows, unknownMembership } from './member-causes.ts';
import { type SeededOrganization, scheduledFrom, walker } from './test-member.ts';

const inputs: Scenario['inputs'] = scenarios['edit-membership']?.inputs ?? {};
const load = 'EditedMembership';
const requests = ['OrganizationRenewalSet', 'SubscriptionScheduleRemove'] as const;
const changes = ['SubscriptionChange', 'SubscriptionScheduleAdd'] as const;

async function open(surroundings: Surroundings, input: string): Promise<void> {
  const begun = inputs[input];
  if (begun === undefined) throw new Error(`The scenario has no input "${input}".`);
  const { page } = surroundings;
  await beginSession(surroundings, walker, (begun.input as EditMembershipInput).isSignedIn);
  // Of five seats, the shop doesn't say what they cost.
  await answerPreviews(page, ({ changes: asked }) => !JSON.stringify(asked).includes('"seats":5'));
  await page.goto('/us/en/edit-membership/');
}

const team = { planType: 'TEAM', sku: 'SUB-TEAM-1Y', renews: true, seatLimit: 50 } as const;
const fewer = { planType: 'TEAM', sku: 'SUB-TEAM-1Y', seatsInBase: 5, additionalSeats: 0 } as const;

const bySales: SeededOrganization = { plan: { planType: 'HOSPITAL', sku: null } };
const expired: SeededOrganization = {
  plan: { ...team, renews: false, startedDaysAgo: 400, endsInDays: -35 },
};

/** Both organizations are like this, whichever the person looks at. */
const both = (membership: EditedMembership): Outcome =>
  answers('the shop knows two organizations that are alike', {
    status: 'known',
    membership,
    memberships: [
      { organization: membership.organization },
      { organization: { slug: 'two-rivers-health', name: 'Two Rivers Health' } },
    ],
  });

/** The person looks at the organization that they have chosen. */
function mayHappen(snapshot: AnyMachineSnapshot, label: string): boolean {
  const { organizationSlug } = snapshot.context as EditMembershipSnapshot['context'];
  if (label.endsWith('Membership: several')) return organizationSlug === null;
  return mayHappenAroundChange(snapshot, label, ({ context }) => context.change.sku !== null);
}

/** The editing of a clinic’s membership by its administrator in the United States. */
export const editMembershipTable: ShopTable = {
  flow: 'edit-membership',
  driverOn: editMembershipDriver,
  inputs,
  open,
  operations: {
    loadEditedMembership: load,
    ...Object.fromEntries([...requests, ...changes].map((operation) => [operation, operation])),
  },
  alternatives: { changeMembership: requests },
  services: {
    loadEditedMembership: {
      team: { cause: knows(load, { plan: team }, { plan: team }), answer: both(exampleEdited.team) },
      scheduled: {
        cause: knows(load, { plan: { ...team, additionalSeats: 3, scheduled: scheduledFrom(fewer) } }),
      },
      ending: { cause: knows(load, { plan: { ...team, renews: false } }) },
      inTens: {
        cause: knows(load, {
          isSoldInTens: true,
          plan: { ...team, seatsInBase: 10, additionalSeats: 10 },
        }),
      },
      individual: {
        cause: knows(load, {
          plan: { planType: 'INDIVIDUAL', sku: 'SUB-IND-1Y', renews: true, seatsInBase: 1, seatLimit: 1 },
        }),
      },
      rented: {
        cause: knows(load, {
          market: 'VETERINARY',
          plan: {
            planType: 'RENTAL',
            sku: 'RENT-IQP-VET-USBC',
            renews: true,
            startedDaysAgo: 10,
            endsInDays: 20,
            termMonths: 1,
            commitmentMonths: 24,
            seatsInBase: 1,
            seatLimit: 1,
          },
        }),
      },
      member: { cause: knows(load, { plan: team, isAdmin: false }) },
      several: { cause: knows(load, { plan: team, isAdmin: false }, { plan: team }) },
      bySales: { cause: knows(load, bySales, bySales), answer: both(exampleEdited.bySales) },
      expired: { cause: knows(load, expired, expired), answer: both(exampleEdited.expired) },
      ...withoutMembership(load),
    },
    changeMembership: {
      changed: { cause: async ({ requests: held }) => (await held.takeOneOf(requests)).pass() },
      refused: {
        cause: async ({ requests: held }) =>
          (await held.takeOneOf(requests)).pass({ organizationMembershipId: unknownMembership }),
      },
      denied: { cause: async ({ requests: held }) => (await held.takeOneOf(requests)).passAs(foreignToken) },
      silent: { cause: async ({ requests: held }) => (await held.takeOneOf(requests)).lose() },
    },
    subscriptionChange: containedChangeOutcomes(...changes),
  },
  events: {
    ...sessionEvents,
    ...changeEvents,
    'organization.chosen': { action: chooseOtherOrganization },
    'plan.lowered': {
      action: (page) => page.getByRole('button', { name: /^Change to Core.* for 1 year$/ }).click(),
    },
    'change.confirmed': {
      action: async (page) => {
        const ending = page.getByRole('button', { name: 'Turn off renewal' });
        if (await ending.isVisible()) return ending.click();
        return changeEvents['change.confirmed'].action(page);
      },
    },
  },
  mayHappen,
  asksFor: ['organizationSlug', 'memberships.1'],
  limit: 6000,
  instant: [],
  outOfReach: changeOutOfReach('edit-membership'),
  expectPlace: showsState('edit-membership'),
};
