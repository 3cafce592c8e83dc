import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { stateValueText } from '../../machines/flow/index.ts';
import type { LoginContext, LoginInput } from '../../machines/login/index.ts';
import { type Scenario, scenarios } from '../../machines/testing/index.ts';
import { hashToken } from '../../server/kernel/tokens.ts';
import { createCheckoutClient, lineInputs } from '../contract/checkout-client.ts';
import { loginDriver } from '../view-paths/drive/login-driver.ts';
import { nobodyAnswers } from './causes.ts';
import { scenarioInput } from './scenario-input.ts';
import { foreignToken, sessionOf } from './own-session.ts';
import type { Cause, ShopTable, Surroundings } from './shop-table.ts';
import type { ShopWorld } from './shop-world.ts';

const [identify, attach, redeem, revoke] = [
  'UserQuery',
  'CheckoutCustomerAttach',
  'LoginNonceRedeem',
  'TokenRevoke',
] as const;
/** Belongs to no organization. */
const person = 'distributor@trade.example';
/** Manages an organization in Germany. */
const personAbroad = 'admin@klinik.example';

const { alone: _alone, ...begun } = scenarios['login']?.inputs ?? {};

/** Whether the browser keeps what it is given from now on decides what its services answer. */
interface BegunContext extends LoginContext {
  readonly isStoring: boolean;
}

const withStorage = (inputs: Scenario['inputs'], isStoring: boolean, words: string): Scenario['inputs'] =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, { sentence, input }]) => [
      isStoring ? name : `${name}Unstored`,
      { sentence: `${sentence}${words}`, input: { ...(input as LoginInput), isStoring } },
    ]),
  );
const { anonymous, back } = begun;
const inputs: Scenario['inputs'] = {
  ...withStorage(begun, true, ''),
  ...withStorage({ anonymous, back } as Scenario['inputs'], false, ', in a browser that keeps nothing'),
};

/** As long as the shop's own nonces. */
const state = 's'.repeat(43);

/** The tokens of whoever signs in, by page. */
const tokens = new WeakMap<Page, string>();
/** Pages of someone whose organization buys in another country. */
const pagesAbroad = new WeakSet<Page>();

const tokenOf = (session: string): string => (JSON.parse(session) as { readonly token: string }).token;

async function open({ page, world }: Surroundings, input: string): Promise<void> {
  const { intent, hash, pending, isSignedIn, isSignOutRequested, lastLocation, isStoring } = scenarioInput(
    inputs,
    input,
  ) as BegunContext;
  await world.begin('US', { 'CBL-USBC': 1 });
  const session = await sessionOf(world, person);
  tokens.set(page, tokenOf(session));
  await page.goto('/us/en/');
  await page.evaluate(
    ({ lasting, ofTab }) => {
      for (const [key, value] of Object.entries(lasting))
        if (value !== null) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(ofTab))
        if (value !== null) sessionStorage.setItem(key, value);
    },
    {
      lasting: { 'sonde.checkoutToken': world.token, 'sonde.authToken': isSignedIn ? session : null },
      ofTab: {
        'sonde.loginState':
          pending && JSON.stringify({ state, beganAtSeconds: Math.floor(Date.now() / 1000) }),
        'sonde.loginLastLocation': lastLocation,
        'sonde.signOutAsked': isSignOutRequested && intent === 'sign_out' ? '1' : null,
      },
    },
  );
  if (!isStoring)
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
  const address = intent === 'sign_in' ? 'login' : 'logout';
  const answer = hash.replace(foreignToken, tokenOf(session)).replace(/state=[\w-]+/, `state=${state}`);
  await page.goto(`/us/en/${address}/${answer}`);
}

/** Delivers the question who has signed in, in the name of that person. */
const identifies =
  (email: string): Cause =>
  async ({ page, world, requests }) => {
    const request = await requests.take(identify);
    if (email === personAbroad) pagesAbroad.add(page);
    await request.passAs(tokenOf(await sessionOf(world, email)));
  };

/** The person has no other cart any more. */
const endOtherCarts = ({ sql }: ShopWorld) => sql`
  update checkout set is_live = false where user_id = (select id from users where email = ${person})`;

/** The person has another cart, with more of the same. */
async function fillOtherCart({ world, page }: Surroundings): Promise<void> {
  const client = createCheckoutClient((request) => fetch(request), world.url);
  const lines = lineInputs({ 'CBL-USBC': 3 });
  const { checkout } = await client.change('CheckoutCreate', { input: { country: 'US', lines } });
  const given = { country: 'US', checkoutId: checkout?.id, organizationSlug: null };
  const headers = { authorization: `JWT ${tokens.get(page) ?? ''}` };
  await client.change('CheckoutCustomerAttach', given, headers);
}

/** Delivers the cart once the person's other carts are as `prepare` leaves them. */
const attaches =
  (prepare: (surroundings: Surroundings) => Promise<void>): Cause =>
  async (surroundings) => {
    const { page, world, requests } = surroundings;
    const request = await requests.take(attach);
    await endOtherCarts(world);
    await prepare(surroundings);
    await request.pass();
    if (pagesAbroad.has(page)) await (await requests.take(attach)).pass();
  };

const delivers =
  (operation: string): Cause =>
  async ({ requests }) =>
    (await requests.take(operation)).pass();

/** The nonce of a redirect from the app is its state. */
const knowsNonce: Cause = async ({ world, requests }) => {
  const request = await requests.take(redeem);
  await world.sql`insert into login_nonce (nonce_hash, expires_at)
    values (${hashToken(request.variables['nonce'] as string)}, now() + interval '5 minutes')
    on conflict do nothing`;
  await request.pass();
};

const signOutEnds: Cause = async ({ page }) => {
  await page.waitForURL('/us/en/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sonde.authToken'))).toBeNull();
};

async function expectPlace({ page }: Surroundings, snapshot: AnyMachineSnapshot): Promise<void> {
  const flow = page.locator('[data-flow="login"]');
  return snapshot.matches('left')
    ? expect(flow).toHaveCount(0)
    : expect(flow).toHaveAttribute('data-state', stateValueText(snapshot));
}

/** What a browser that keeps things answers, and one that doesn't. */
const storing: Readonly<Record<string, boolean>> = {
  'keepPendingLogin: kept': true,
  'keepPendingLogin: lost': false,
  'keepLogin: kept': true,
  'keepLogin: silent': false,
};

const immediately = { cause: () => Promise.resolve() };
const always = 'A page opens whenever the browser asks for it.';
const ownState = 'The browser makes the state itself and always can.';
const noted = 'What the browser can’t note is lost without an error.';
const withService = 'The sandbox has an account service.';

/** Signing in and out in the United States, with the sandbox’s account service. */
export const loginTable: ShopTable = {
  flow: 'login',
  driverOn: loginDriver,
  inputs,
  open,
  operations: {
    identifyVisitor: identify,
    attachCheckout: attach,
    redeemLoginNonce: redeem,
    revokeToken: revoke,
  },
  services: {
    createLoginState: { made: immediately, silent: { cannot: ownState } },
    keepPendingLogin: { kept: immediately, lost: immediately, silent: { cannot: noted } },
    openAccountService: {
      opened: {
        cause: ({ page }) =>
          expect(page.getByRole('heading', { name: 'Sign in to Sonde Cloud' })).toBeVisible(),
      },
      silent: { cannot: always },
    },
    redeemLoginNonce: {
      redeemed: { cause: knowsNonce },
      unknown: { cause: delivers(redeem) },
      silent: nobodyAnswers(redeem),
    },
    keepLogin: { kept: immediately, silent: immediately },
    identifyVisitor: {
      abroad: { cause: identifies(personAbroad) },
      known: { cause: identifies(person) },
      denied: { cause: async ({ requests }) => (await requests.take(identify)).passAs(foreignToken) },
      silent: nobodyAnswers(identify),
    },
    keepOrganizationCountry: { kept: immediately, silent: { cannot: noted } },
    announceLogin: { announced: immediately, silent: { cannot: noted } },
    attachCheckout: {
      attached: { cause: attaches(() => Promise.resolve()) },
      merged: { cause: attaches(fillOtherCart) },
      silent: nobodyAnswers(attach),
    },
    openLocation: {
      opened: { cause: ({ page }) => page.waitForURL('/us/en/cart/') },
      silent: { cannot: always },
    },
    refuseLogin: {
      reported: { cause: ({ page }) => page.waitForURL(/\/us\/en\/error\/\?id=/) },
      silent: { cannot: always },
    },
    revokeToken: { revoked: { cause: delivers(revoke) }, silent: nobodyAnswers(revoke) },
    forgetVisitor: { forgotten: { cause: signOutEnds }, silent: { cannot: always } },
  },
  events: {},
  mayHappen: ({ context }, label) =>
    storing[label] === undefined || storing[label] === (context as BegunContext).isStoring,
  asksFor: ['isStoring'],
  instant: [
    'createLoginState',
    'keepPendingLogin',
    'openAccountService',
    'keepLogin',
    'keepOrganizationCountry',
    'announceLogin',
    'openLocation',
    'refuseLogin',
    'forgetVisitor',
  ],
  outOfReach: {
    'login.opening: always [isUnavailable] → login.unavailable': withService,
    'login.leaving.naming: xstate.error.actor.createLoginState → login.unstored': ownState,
    'login.leaving.storing: xstate.error.actor.keepPendingLogin → login.unstored': noted,
    'login.leaving.going: xstate.error.actor.openAccountService → login.unavailable': always,
    'login.accepting.placing: xstate.error.actor.keepOrganizationCountry → login.accepting.announcing': noted,
    'login.accepting.announcing: xstate.error.actor.announceLogin → login.accepting.attaching': noted,
    'login.restoring: xstate.error.actor.openLocation → login.unavailable': always,
    'login.refusing: xstate.error.actor.refuseLogin → login.unavailable': always,
    'login.signingOut.forgetting: xstate.error.actor.forgetVisitor → login.unavailable': always,
  },
  expectPlace,
};
