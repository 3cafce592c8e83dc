import type { UpgradeInput } from '../../machines/upgrade/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { upgradeDriver } from '../view-paths/drive/upgrade-driver.ts';
import { nobodyAnswers } from './causes.ts';
import {
  answerPreviews,
  changeEvents,
  changeOutOfReach,
  containedChangeOutcomes,
  mayHappenAroundChange,
} from './contained-change-table.ts';
import { beginSession, rejectToken, sessionEvents, showsState, withoutMembership } from './member-session.ts';
import type { Cause, ShopTable, Surroundings } from './shop-table.ts';
import { chooseOtherOrganization, knows } from './member-causes.ts';
import { walker } from './test-member.ts';

const inputs: Scenario['inputs'] = scenarios['upgrade']?.inputs ?? {};
const load = 'UserQuery';
const compare = 'ProrationPreview';
/** Of this plan, the shop doesn't say what the change costs. */
const unpreviewed = 'SUB-PROC-1Y';

async function open(surroundings: Surroundings, input: string): Promise<void> {
  const begun = inputs[input];
  if (begun === undefined) throw new Error(`The scenario has no input "${input}".`);
  const { isSignedIn, sku } = begun.input as UpgradeInput;
  const { page } = surroundings;
  await beginSession(surroundings, walker, isSignedIn);
  await answerPreviews(page, ({ changes }) => !JSON.stringify(changes).includes(unpreviewed));
  await page.goto(`/us/en/upgrade/${sku === null ? '' : `?membership=${sku}`}`);
}

/** A page older than the shop asks about terms that are no longer sold, except these. */
const compares =
  (isSold: (sku: string) => boolean): Cause =>
  async ({ requests }) => {
    const request = await requests.take(compare);
    const asked = request.variables['changes'] as readonly { readonly sku: string }[];
    await request.pass({
      changes: asked.map((change) => (isSold(change.sku) ? change : { ...change, sku: 'SUB-NO-LONGER' })),
    });
  };

/** The upgrade of an administrator in the United States. */
export const upgradeTable: ShopTable = {
  flow: 'upgrade',
  driverOn: upgradeDriver,
  inputs,
  open,
  operations: { loadUpgrading: load, compareTerms: compare, subscriptionChange: 'SubscriptionChange' },
  services: {
    loadUpgrading: {
      core: { cause: knows(load, { plan: {} }, { plan: {} }) },
      member: { cause: knows(load, { plan: {}, isAdmin: false }) },
      bySales: { cause: knows(load, { plan: { planType: 'HOSPITAL', sku: null } }) },
      expired: { cause: knows(load, { plan: { startedDaysAgo: 400, endsInDays: -35 } }) },
      never: { cause: knows(load, { plan: null }) },
      pro: { cause: knows(load, { plan: { planType: 'PRO_CUSTOM', sku: 'SUB-PROC-1Y' } }) },
      highest: { cause: knows(load, { plan: { planType: 'PRO_THREE_YEAR', sku: 'SUB-PRO3-3Y' } }) },
      overdue: { cause: knows(load, { plan: { status: 'PAST_DUE', startedDaysAgo: 367, endsInDays: 12 } }) },
      rented: {
        cause: knows(
          load,
          {
            market: 'VETERINARY',
            plan: { planType: 'RENTAL', sku: 'RENT-IQP-VET-USBC', commitmentMonths: 24 },
          },
          { plan: {} },
        ),
      },
      none: { cause: knows(load) },
      ...withoutMembership(load),
    },
    compareTerms: {
      some: { cause: compares((sku) => sku === unpreviewed) },
      all: { cause: compares(() => true) },
      nothing: { cause: compares(() => false) },
      denied: rejectToken(compare),
      silent: nobodyAnswers(compare),
    },
    subscriptionChange: containedChangeOutcomes('SubscriptionChange'),
  },
  events: { ...sessionEvents, ...changeEvents, 'organization.chosen': { action: chooseOtherOrganization } },
  mayHappen: mayHappenAroundChange,
  asksFor: [],
  instant: [],
  outOfReach: changeOutOfReach('upgrade'),
  expectPlace: showsState('upgrade'),
};
