import { expect, type Page } from '@playwright/test';
import type { AccountInput, OrganizationChange } from '../../machines/account/index.ts';
import { stateValueText } from '../../machines/flow/index.ts';
import {
  answersTo,
  exampleMembership,
  type Outcome,
  type Scenario,
  scenarios,
} from '../../machines/testing/index.ts';
import { toGlobalId } from '../../server/kernel/global-id.ts';
import { accountDriver } from '../view-paths/drive/account-driver.ts';
import { storeInOtherTab } from '../view-paths/drive/session-of-other-tab.ts';
import { nobodyAnswers } from './causes.ts';
import { administrator, ClinicMembers } from './clinic-members.ts';
import type { InterceptedRequest } from './intercepted-requests.ts';
import { foreignToken, keepSession, sessionOf } from './own-session.ts';
import type { Cause, ShopOutcome, ShopTable, Surroundings } from './shop-table.ts';
import type { ShopWorld } from './shop-world.ts';

const scenario = scenarios['account'] as Scenario;
const { signedIn, invited, anonymous } = scenario.inputs;
const inputs = { signedIn, invited, anonymous } as Scenario['inputs'];
const load = 'UserRefreshQuery';
const accept = 'OrganizationInvitationAccept';
const changes = [
  'OrganizationMemberInvite',
  'OrganizationMemberRemove',
  'OrganizationAdminSet',
  'OrganizationRenewalSet',
  'ReferrerTokenReplace',
] as const;
const unknownMember = toGlobalId('OrganizationMembership', '01900000-0000-7000-8000-00000000ffff');

const ownStorage = 'The browser of this test stores what it is given.';
const byApp = 'The app opens a page of its own, which the journey of the account follows.';
const ownPage = 'The page for signing in always opens.';

const members = new WeakMap<ShopWorld, ClinicMembers>();
function membersIn(world: ShopWorld): ClinicMembers {
  const known = members.get(world) ?? new ClinicMembers(world.sql);
  members.set(world, known);
  return known;
}

/** What the browser stores of a person who is signed in, by page. */
const sessions = new WeakMap<Page, string>();

async function open({ page, world }: Surroundings, input: string): Promise<void> {
  const begun = inputs[input];
  if (begun === undefined) throw new Error(`The scenario has no input "${input}".`);
  const { isSignedIn, invitation } = begun.input as AccountInput;
  await membersIn(world).restore();
  const session = await sessionOf(world, administrator);
  sessions.set(page, session);
  if (isSignedIn) await keepSession(page, session);
  await page.goto(`/us/en/my-account/${invitation === null ? '' : `#invitation=${invitation}`}`);
}

/** Delivers the request for the person once the clinic is as `prepare` leaves it. */
const loads =
  (prepare: (members: ClinicMembers) => Promise<void> = () => Promise.resolve()): Cause =>
  async ({ world, requests }) => {
    const request = await requests.take(load);
    await membersIn(world).restore();
    await prepare(membersIn(world));
    await request.pass();
  };

/** Whichever change the page has requested. */
async function takeChange({ requests }: Surroundings): Promise<InterceptedRequest> {
  const isHeld = (operation: string) => requests.isHeld(operation);
  await expect.poll(() => changes.some(isHeld), 'a change is asked').toBe(true);
  return requests.take(changes.find(isHeld) ?? changes[0]);
}

/** Delivers a change once the clinic is as `prepare` leaves it; `changed` replaces what is asked. */
const arrives =
  (
    changed: (request: InterceptedRequest) => Readonly<Record<string, unknown>> = () => ({}),
    prepare: (members: ClinicMembers) => Promise<void> = () => Promise.resolve(),
  ): Cause =>
  async (surroundings) => {
    const request = await takeChange(surroundings);
    await membersIn(surroundings.world).restore();
    await prepare(membersIn(surroundings.world));
    await request.pass(changed(request));
  };

interface Asked {
  readonly membershipId: string;
  readonly change: OrganizationChange;
}

/** Whether a member who manages nothing leaves: the shop refuses that to no one. */
const isLeaving = ({ membershipId, change }: Asked): boolean =>
  change.kind === 'remove' && change.memberId === membershipId;

const outputOf = (name: string): { readonly sentence: string; readonly output: unknown } => {
  const written = scenario.services['changeOrganization']?.outcomes[name] as Outcome;
  return { sentence: written.sentence, output: 'output' in written ? written.output : null };
};

/** The scenario's outcome, for these changes only. */
const onlyIf = (name: string, isPossible: (asked: Asked) => boolean) => {
  const { sentence, output } = outputOf(name);
  return answersTo(sentence, (asked: Asked) => (isPossible(asked) ? output : null));
};
const byAdministrator =
  (...kinds: readonly OrganizationChange['kind'][]) =>
  (asked: Asked): boolean =>
    kinds.includes(asked.change.kind) && !isLeaving(asked);

const unrenewed = {
  ...exampleMembership,
  organization: { ...exampleMembership.organization, nextChargeDay: null },
};
const endsRenewal = (change: OrganizationChange) => change.kind === 'set_renewal' && !change.isAutomatic;

/** The plan no longer renews after the change that ends it; every other change finds it renewing. */
const changed = answersTo(outputOf('changed').sentence, (asked: Asked) =>
  isLeaving(asked)
    ? null
    : { status: 'changed', membership: endsRenewal(asked.change) ? unrenewed : exampleMembership },
);

const ofOneself = (request: InterceptedRequest) => ({
  memberId: request.variables['organizationMembershipId'],
});

const joins =
  (prepare: (members: ClinicMembers) => Promise<void> = () => Promise.resolve()): Cause =>
  async ({ world, requests }) => {
    const request = await requests.take(accept);
    const members = membersIn(world);
    await members.restore();
    await members.inviteAdministrator(request.variables['token'] as string);
    await prepare(members);
    await request.pass();
  };

const denied: ShopOutcome = {
  cause: async (surroundings) => (await takeChange(surroundings)).passAs(foreignToken),
};
const immediately = { cause: () => Promise.resolve() };

/** The table's rows are not always the example's; anyone who is no administrator will do. */
const ordinaryMember = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Make administrator' }) })
    .first();

/** The account of a clinic’s administrator in the United States, who is a member of a practice, too. */
export const accountTable: ShopTable = {
  flow: 'account',
  driverOn: accountDriver,
  inputs,
  open,
  operations: {
    loadPerson: load,
    acceptInvitation: accept,
    ...Object.fromEntries(changes.map((operation) => [operation, operation])),
  },
  services: {
    openSignIn: { opened: { cannot: byApp }, silent: { cannot: ownPage } },
    loadPerson: {
      two: { cause: loads() },
      none: { cause: loads((members) => members.leaveAll()) },
      anonymous: { cause: async ({ requests }) => (await requests.take(load)).passAs(null) },
      denied: { cause: async ({ requests }) => (await requests.take(load)).passAs(foreignToken) },
      silent: nobodyAnswers(load),
    },
    changeOrganization: {
      changed: { cause: arrives(), answer: changed },
      left: {
        cause: arrives(ofOneself, (members) => members.shareManagement()),
        answer: onlyIf('left', ({ change }) => change.kind === 'remove'),
      },
      refused: {
        cause: arrives((request) => ({ ...ofOneself(request), email: 'ada@', isAdmin: false })),
        answer: onlyIf('refused', byAdministrator('remove', 'set_admin', 'invite')),
      },
      gone: {
        cause: arrives(() => ({ memberId: unknownMember })),
        answer: onlyIf('gone', byAdministrator('remove', 'set_admin')),
      },
      denied,
      silent: { cause: async (surroundings) => (await takeChange(surroundings)).lose() },
    },
    acceptInvitation: {
      joined: { cause: joins() },
      used: { cause: joins((members) => members.acceptForAnother()) },
      mismatched: { cause: joins((members) => members.inviteAnother()) },
      crowded: { cause: joins((members) => members.takeLastSeat()) },
      denied: { cause: async ({ requests }) => (await requests.take(accept)).passAs(foreignToken) },
      silent: nobodyAnswers(accept),
    },
    forgetInvitation: { forgotten: immediately, silent: { cannot: ownStorage } },
    keepOrganization: { kept: immediately, silent: { cannot: ownStorage } },
  },
  events: {
    'admin.set': {
      action: (page) => ordinaryMember(page).getByRole('button', { name: 'Make administrator' }).click(),
    },
    'removal.requested': {
      action: (page) =>
        ordinaryMember(page)
          .getByRole('button', { name: /^Remove (?!as administrator)/ })
          .click(),
    },
    'invitation.withdrawn': {
      action: (page) => page.getByRole('button', { name: 'Withdraw invitation' }).first().click(),
    },
    'session.startedInOtherTab': {
      action: (page, _event, requests) => {
        requests.forget();
        return storeInOtherTab(page, sessions.get(page) ?? null);
      },
    },
    'session.endedInOtherTab': {
      action: (page, _event, requests) => {
        requests.forget();
        return storeInOtherTab(page, null);
      },
    },
  },
  mayHappen: ({ children }, label) =>
    ['forgetInvitation', 'keepOrganization'].every(
      (service) => children[service] === undefined || label.startsWith(`${service}: `),
    ),
  asksFor: [],
  instant: ['forgetInvitation', 'keepOrganization'],
  outOfReach: {
    'account.opening: always [isSentByApp] → account.signingIn': byApp,
    'account.signingIn: xstate.done.actor.openSignIn → account.left': byApp,
    'account.signingIn: xstate.error.actor.openSignIn → account.signedOut': byApp,
    'account.invited.declining: xstate.error.actor.forgetInvitation → account.ready': ownStorage,
    'account.ready.choosing: xstate.error.actor.keepOrganization → account.ready.open': ownStorage,
  },
  // The server shows every visitor as signed out, so a page does not show the states of a path alone.
  expectPlace: async ({ page }, snapshot) => {
    await expect(page.locator('[data-flow="account"]')).toHaveAttribute(
      'data-state',
      stateValueText(snapshot),
    );
  },
};
