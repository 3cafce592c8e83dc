import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { referrerTokenOf } from '../../server/kernel/referrer-token.ts';
import { keepNonce } from '../../server/modules/account/account.repository.ts';
import { invoiceToken } from '../../server/modules/invoice/document-token.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { fillCheckout, globalId, payBy, place } from './checkout-client.ts';
import { linkOfReceipt } from './confirmed-declaration.ts';
import { giveMembership } from './memberships.ts';
import { operationPolicies } from './operation-policies.ts';
import { askOperation, headersOf, operations, roleNames, roles } from './operations-by-role.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { accountOf, signedInHeaders } from '../support/test-account.ts';
import { cards } from './scripted-card-provider.ts';

/**
 * Operations with a token in their address or variables: eight roles with a token that they were given, one that has
 * ended, and an unknown one. The token decides what is answered, never who asks.
 */

type About = Readonly<Record<string, unknown>>;

interface Bearer {
  /** What opens an object that belongs to none of the roles, made anew. */
  readonly give: () => Promise<About>;
  readonly opened: unknown;
  /** What opens nothing: an unknown token. */
  readonly unknown: About;
  readonly refused: unknown;
  /** Ends what was given; what is answered then, if it isn't the same as for an unknown token. */
  readonly end: (about: About) => Promise<unknown>;
  readonly ended?: unknown;
}

const begin = new Date('2026-11-20T15:00:00Z');
let moment = begin;
let shop: OrderShop;
let graphql: ReturnType<typeof createGraphqlHandler>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => moment });
  await seedPeople(shop.database.sql, begin);
  const { services } = shop;
  graphql = createGraphqlHandler({
    ...services,
    environment: { ...services.environment, rateLimitScale: 100 },
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  moment = begin;
});
afterEach(async () => {
  shop.provider.decideRenewals(null);
  await shop.runJobs();
  const violations = await shop.violations();
  if (violations.length > 0) throw new Error(violations.join('\n'));
});

const inDays = async (days: number) => {
  moment = new Date(begin.getTime() + days * 86_400_000);
};
const unknownToken = 'x'.repeat(43);
const none = async () => undefined;

let guests = 0;
const newGuest = () => `guest-${(guests += 1)}@away.example`;

async function giveOrder() {
  const email = newGuest();
  const checkout = await fillCheckout(shop.client, { requested: { 'CBL-USBC': 1 }, email });
  const { orderToken } = await place(shop.client, checkout, crypto.randomUUID());
  return { email, token: orderToken ?? '' };
}

async function giveQuote() {
  const { id: checkoutId } = await fillCheckout(shop.client, { card: null, email: newGuest() });
  const quoteData = { equoteOrganizationName: 'Analytical Clinic' };
  await shop.client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
  const checkout = await payBy(shop.client, checkoutId, 'ELECTRONIC_QUOTE');
  const { orderToken } = await place(shop.client, checkout, crypto.randomUUID());
  const { amount } = checkout.totalPrice.gross;
  return { token: orderToken ?? '', expectedTotal: { amount, currency: 'USD' } };
}

const payment = () => ({
  payment: { gateway: 'stripe', method: 'CREDIT_CARD', token: cards.good },
  idempotencyKey: crypto.randomUUID(),
});

/** The invoice of a renewal that could not be charged. */
async function giveOverdue() {
  const { subscriptionId } = await giveMembership(shop.database.sql, { startsOn: '2025-11-20' });
  shop.provider.decideRenewals(() => 'declines');
  await renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 1 });
  const [{ id }] = await shop.database.sql<[{ id: string }]>`
    select id from open_invoice where subscription_id = ${subscriptionId}`;
  const token = invoiceToken(shop.services.deriveToken, id);
  return { token, ...payment(), expectedTotal: { amount: 420, currency: 'USD' } };
}

async function giveReferrer() {
  const { organizationId } = await giveMembership(shop.database.sql, { startsOn: '2026-11-01' });
  const [{ id }] = await shop.database.sql<[{ id: string }]>`
    select id from organization_membership where organization_id = ${organizationId}`;
  return { referrerToken: referrerTokenOf(shop.services.deriveToken, id) };
}
const replaceReferrerTokens = () =>
  shop.database.sql`update organization_membership set referrer_token_generation = 1`;

async function giveDeclaration() {
  const { email, token: orderToken } = await giveOrder();
  const { data } = await shop.client.send('Order', { token: orderToken });
  const { number } = (data as { readonly order: { readonly number: string } }).order;
  await shop.database.sql`update orders set country = 'DE' where number = ${number}::bigint`;
  await shop.runJobs();
  const said = { name: 'Ada Byron', contract: number, items: '', country: 'DE', languageCode: 'DE' };
  const input = { ...said, email };
  await shop.client.change('WithdrawalDeclare', { input, idempotencyKey: crypto.randomUUID() });
  return { token: await linkOfReceipt(shop, email) };
}

async function giveNonce() {
  const nonce = randomBytes(32).toString('base64url');
  await keepNonce(shop.database.sql, nonce, new Date(begin.getTime() + 300_000));
  return { nonce };
}

const sessionOf = (email: string) => signedInHeaders(accountOf(email)).authorization.replace('JWT ', '');
const giveSession = async () => ({ token: sessionOf(newGuest()) });

const bearers: Readonly<Record<string, Bearer>> = {
  order: {
    give: giveOrder,
    opened: { isAccessGranted: false, email: null },
    unknown: { token: unknownToken },
    refused: null,
    end: none,
    ended: { isAccessGranted: false, email: null },
  },
  orderAccessCreate: {
    give: async () => {
      const { token, email } = await giveOrder();
      return { orderId: globalId('Order', token), email };
    },
    opened: { accessKey: expect.any(String), accountErrors: [] },
    unknown: { orderId: globalId('Order', unknownToken), email: 'guest-1@away.example' },
    refused: { accessKey: null, accountErrors: [{ code: 'NO_PERMISSIONS' }] },
    end: async () => shop.database.sql`update orders set email = 'elsewhere@away.example'`,
  },
  payable: {
    give: async () => ({ ...(await giveQuote()), kind: 'ORDER' }),
    opened: { status: 'OPEN', organizationName: 'Analytical Clinic' },
    unknown: { kind: 'ORDER', token: unknownToken },
    refused: null,
    end: () => inDays(31),
    ended: { status: 'EXPIRED', organizationName: '' },
  },
  orderPay: {
    give: async () => ({ ...(await giveQuote()), ...payment() }),
    opened: { orderErrors: [], payable: { status: 'PAID', organizationName: '' } },
    unknown: { token: unknownToken, ...payment() },
    refused: { orderErrors: [{ code: 'NOT_FOUND' }], payable: null },
    end: () => inDays(31),
    ended: { orderErrors: [{ code: 'OPERATION_NOT_ALLOWED' }], payable: { status: 'EXPIRED' } },
  },
  invoicePay: {
    give: giveOverdue,
    opened: { invoiceErrors: [], payable: { status: 'PAID' } },
    unknown: { token: unknownToken, ...payment() },
    refused: { invoiceErrors: [{ code: 'NOT_FOUND' }], payable: null },
    end: async () => {
      await inDays(20);
      await renewSubscriptions(shop.services, { idleSeconds: 0, runSeconds: 60, lanes: 1 });
    },
    ended: { invoiceErrors: [{ code: 'OPERATION_NOT_ALLOWED' }] },
  },
  referrer: {
    give: giveReferrer,
    opened: { voucherCode: expect.any(String), credits: [] },
    unknown: { referrerToken: unknownToken },
    refused: null,
    end: replaceReferrerTokens,
  },
  isReferrerTokenReplaced: {
    give: giveReferrer,
    opened: false,
    unknown: { referrerToken: unknownToken },
    refused: false,
    end: replaceReferrerTokens,
    ended: true,
  },
  declarationConfirm: {
    give: giveDeclaration,
    opened: { formErrors: [], receipt: { outcome: 'WITHDRAWN' } },
    unknown: { token: unknownToken },
    refused: { formErrors: [{ code: 'NOT_FOUND' }], receipt: null },
    end: async () => shop.database.sql`truncate declaration`,
  },
  loginNonceRedeem: {
    give: giveNonce,
    opened: { accountErrors: [] },
    unknown: { nonce: unknownToken },
    refused: { accountErrors: [{ code: 'NOT_FOUND' }] },
    end: () => inDays(1),
  },
  // Says the same of every token.
  tokenRevoke: {
    give: giveSession,
    opened: { accountErrors: [] },
    unknown: { token: sessionOf('nobody@elsewhere.example') },
    refused: { accountErrors: [] },
    end: none,
  },
};

it('is tested of every operation whose token decides', () => {
  const named = Object.entries(operationPolicies).flatMap(([name, policy]) =>
    policy === 'BEARER' ? name : [],
  );
  expect(Object.keys(bearers).toSorted()).toEqual(named.toSorted());
});

describe.each(Object.entries(bearers))('%s', (name, { give, opened, unknown, refused, end, ended }) => {
  const operation = operations.find(({ field }) => field.name === name)!;
  const ask = (about: About, email: string | null) =>
    askOperation(graphql, operation, { languageCode: 'EN', ...about }, headersOf(email));

  it('opens to every role what its token names, and nothing with another one', async () => {
    for (const role of roleNames) {
      const asked = { given: await ask(await give(), roles[role]), unknown: await ask(unknown, roles[role]) };
      expect({ role, ...asked }).toMatchObject({ role, given: opened, unknown: refused });
      expect(asked.unknown).toEqual(await ask(unknown, null));
    }
  });

  it('opens to every role alike what has ended', async () => {
    const about = await give();
    await end(about);
    for (const role of roleNames) {
      const answer = await ask(about, roles[role]);
      expect({ role, answer }).toMatchObject({ role, answer: ended ?? refused });
      expect({ role, answer }).toEqual({ role, answer: await ask(about, null) });
    }
  });
});
