import type { AnyMachineSnapshot } from 'xstate';
import type {
  ProCustomChangeInput,
  ProCustomChangeSnapshot,
} from '../../machines/pro-custom-change/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { proCustomChangeDriver } from '../view-paths/drive/pro-custom-change-driver.ts';
import { nobodyAnswers } from './causes.ts';
import {
  answerPreviews,
  changeEvents,
  changeOutOfReach,
  containedChangeOutcomes,
  mayHappenAroundChange,
} from './contained-change-table.ts';
import { beginSession, rejectToken, sessionEvents, showsState, withoutMembership } from './member-session.ts';
import type { ShopTable, Surroundings } from './shop-table.ts';
import { chooseOtherOrganization, knows, unknownMembership } from './member-causes.ts';
import { type SeededPlan, scheduledFrom, walker } from './test-member.ts';

const { upgrading, reviewed, numbered, lowering, unsold, anonymous } =
  scenarios['pro-custom-change']?.inputs ?? {};
const inputs = { upgrading, reviewed, numbered, lowering, unsold, anonymous } as Scenario['inputs'];
const load = 'EditedMembership';
const compare = 'ProrationPreview';
const remove = 'SubscriptionScheduleRemove';
const changes = ['SubscriptionChange', 'SubscriptionScheduleAdd'] as const;

async function open(surroundings: Surroundings, input: string): Promise<void> {
  const begun = inputs[input];
  if (begun === undefined) throw new Error(`The scenario has no input "${input}".`);
  const { page } = surroundings;
  const { country, direction, step, isSignedIn } = begun.input as ProCustomChangeInput;
  await beginSession(surroundings, walker, isSignedIn);
  // Of seven seats, the shop doesn't say what they cost.
  await answerPreviews(page, ({ changes: asked }) => !JSON.stringify(asked).includes('"seats":7'));
  const address = direction === 'DOWNGRADE' ? 'pro-custom-downgrade/' : `pro-custom-upgrade/${step}/`;
  await page.goto(`/${country.toLowerCase()}/en/${address}`);
}

/** Every feature that the shop sells with the Pro plan. */
const allFeatures = [
  'SUB-PROC-COLL-TELE-1Y',
  'SUB-PROC-COLL-REVIEW-1Y',
  'SUB-PROC-COLL-WORKLIST-1Y',
  'SUB-PROC-DIAG-MEASURE-1Y',
  'SUB-PROC-DIAG-CARDIAC-1Y',
  'SUB-PROC-DIAG-OB-1Y',
  'SUB-PROC-EDU-LIBRARY-1Y',
  'SUB-PROC-EDU-PORTFOLIO-1Y',
  'SUB-PROC-PROC-NEEDLE-1Y',
  'SUB-PROC-PROC-BIPLANE-1Y',
] as const;

const pro: Partial<SeededPlan> = {
  planType: 'PRO_CUSTOM',
  sku: 'SUB-PROC-1Y',
  renews: true,
  seatsInBase: 5,
  additionalSeats: 3,
  featureSkus: ['SUB-PROC-COLL-TELE-1Y'],
};
const smaller = { planType: 'PRO_CUSTOM', sku: 'SUB-PROC-1Y', seatsInBase: 5, additionalSeats: 2 } as const;
const team: Partial<SeededPlan> = { planType: 'TEAM', sku: 'SUB-TEAM-1Y', renews: true };
/** Most seats of the organizations of the paths. */
const ofPro = { plan: pro, maxCloudUsers: 50 };

function mayHappen(snapshot: AnyMachineSnapshot, label: string): boolean {
  const { direction } = snapshot.context as ProCustomChangeSnapshot['context'];
  return mayHappenAroundChange(snapshot, label, () => direction === 'DOWNGRADE');
}

/** The change of a clinic’s Pro plan by its administrator in the United States, and what Kenya says of it. */
export const proCustomChangeTable: ShopTable = {
  flow: 'pro-custom-change',
  driverOn: proCustomChangeDriver,
  inputs,
  open,
  operations: {
    loadChanging: load,
    compareTerms: compare,
    removeScheduled: remove,
    ...Object.fromEntries(changes.map((operation) => [operation, operation])),
  },
  services: {
    loadChanging: {
      pro: { cause: knows(load, ofPro, ofPro) },
      scheduled: { cause: knows(load, { ...ofPro, plan: { ...pro, scheduled: scheduledFrom(smaller) } }) },
      full: { cause: knows(load, { plan: { ...pro, featureSkus: allFeatures }, maxCloudUsers: 9 }) },
      complete: { cause: knows(load, { plan: { ...pro, featureSkus: allFeatures }, maxCloudUsers: 8 }) },
      team: { cause: knows(load, { plan: team, maxCloudUsers: 50 }) },
      veterinary: { cause: knows(load, { market: 'VETERINARY', plan: team, maxCloudUsers: 50 }) },
      vetPro: {
        cause: knows(load, {
          market: 'VETERINARY',
          plan: { planType: 'PRO_CUSTOM', sku: 'SUB-PRO-VET-1Y', renews: true },
          maxCloudUsers: 50,
        }),
      },
      ending: { cause: knows(load, { ...ofPro, plan: { ...pro, renews: false } }) },
      member: { cause: knows(load, { ...ofPro, isAdmin: false }, ofPro) },
      bySales: { cause: knows(load, { plan: { planType: 'HOSPITAL', sku: null } }) },
      expired: {
        cause: knows(load, {
          ...ofPro,
          plan: { ...pro, renews: false, startedDaysAgo: 400, endsInDays: -35 },
        }),
      },
      overdue: {
        cause: knows(load, {
          ...ofPro,
          plan: { ...pro, status: 'PAST_DUE', startedDaysAgo: 367, endsInDays: 12 },
        }),
      },
      rented: {
        cause: knows(load, {
          plan: { planType: 'RENTAL', sku: 'RENT-IQP-VET-USBC', renews: true, commitmentMonths: 24 },
        }),
      },
      none: { cause: knows(load) },
      ...withoutMembership(load),
    },
    compareTerms: {
      some: {
        // A page older than the shop asks about a term that is no longer sold.
        cause: async ({ requests }) => {
          const request = await requests.take(compare);
          const [first, ...others] = request.variables['changes'] as readonly object[];
          await request.pass({ changes: [{ ...first, sku: 'SUB-NO-LONGER' }, ...others] });
        },
      },
      denied: rejectToken(compare),
      silent: nobodyAnswers(compare),
    },
    removeScheduled: {
      removed: { cause: async ({ requests }) => (await requests.take(remove)).pass() },
      refused: {
        cause: async ({ requests }) =>
          (await requests.take(remove)).pass({ organizationMembershipId: unknownMembership }),
      },
      denied: rejectToken(remove),
      silent: nobodyAnswers(remove),
    },
    subscriptionChange: containedChangeOutcomes(...changes),
  },
  events: { ...sessionEvents, ...changeEvents, 'organization.chosen': { action: chooseOtherOrganization } },
  mayHappen,
  asksFor: [],
  instant: [],
  outOfReach: {
    ...changeOutOfReach('pro-custom-change'),
    'pro-custom-change.judging: always [isNothingToRemove] → pro-custom-change.refused.withoutLess':
      'Every country of the shop that sells Pro plans sells plans below them.',
  },
  expectPlace: showsState('pro-custom-change'),
};
