import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import type { GraphqlHandler } from '../../server/graphql/graphql-handler.ts';
import { createRateLimits, rateLimits } from '../../server/kernel/rate-limits/rate-limits.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { fillCheckout, payBy, placement } from '../contract/checkout-client.ts';
import { learnerInput, uploadRequest } from '../contract/learner-upload.ts';
import { type OrderShop, openOrderShop } from '../contract/order-shop.ts';
import { storefrontOperation } from '../contract/storefront-operations.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { signedInAs } from '../support/test-account.ts';

let shop: OrderShop;
let graphql: GraphqlHandler;
/** The membership of an organization's administrator. */
let membershipId: string;
const clock = { now: Date.parse('2026-11-20T15:00:00Z') };
const admin = signedInAs('admin@clinic.example');

beforeAll(async () => {
  shop = await openOrderShop({ now: () => new Date(clock.now) });
  await seedPeople(shop.database.sql, new Date(clock.now));
  await shop.database.sql`
    update subscription set additional_seats = 5
    where organization_id = (select id from organization where slug = 'lakeside-clinic')`;
  graphql = createGraphqlHandler(shop.services);
  const { data } = await shop.client.send('UserQuery', {}, admin);
  const me = data?.['me'] as { organizationMemberships: readonly { id: string }[] };
  membershipId = me.organizationMemberships[0]?.id ?? '';
});
afterAll(() => shop.close());

interface Answered {
  readonly status: number;
  /** Null for success. */
  readonly refused: { readonly code: string; readonly field: string | null; readonly reason: string } | null;
}

/** Uses an operation that mails an address. */
type Use = (email: string, from: string, headers?: Record<string, string>) => Promise<Answered>;

const key = () => crypto.randomUUID();

const errorFields = ['formErrors', 'accountErrors', 'checkoutErrors'] as const;
type Payload = Partial<
  Readonly<Record<(typeof errorFields)[number], readonly NonNullable<Answered['refused']>[]>>
>;

const toAnswered = (status: number, data: unknown): Answered => {
  const [payload = {}] = Object.values(data as Readonly<Record<string, Payload>>);
  const [refusal] = errorFields.flatMap((name) => payload[name] ?? []);
  return {
    status,
    refused: refusal ? { code: refusal.code, field: refusal.field, reason: refusal.reason } : null,
  };
};

async function send(operationName: string, variables: object, from: string, headers = {}): Promise<Answered> {
  const query = storefrontOperation(operationName);
  const request = { operationName, query, variables: variables as Record<string, unknown> };
  const { status, body } = await sendGraphql(graphql, request, { headers, remoteAddress: from });
  return toAnswered(status, body.data);
}

async function fillQuote(email: string) {
  const { id: checkoutId } = await fillCheckout(shop.client, { email, card: null });
  const quoteData = { equoteOrganizationName: 'Analytical Clinic' };
  await shop.client.change('CheckoutQuoteDataUpdate', { checkoutId, quoteData });
  return payBy(shop.client, checkoutId, 'ELECTRONIC_QUOTE');
}

const declaration = { name: 'Ada', contract: '999999', country: 'DE', languageCode: 'DE' };
const lead = {
  form: 'demo',
  languageCode: 'EN',
  firstName: 'Ada',
  lastName: 'Byron',
  country: 'US',
  countryArea: 'California',
  specialty: 'OTHER',
};

/** Every mutation that mails an address of its caller's choice for free. */
const uses: Readonly<Record<string, Use>> = {
  checkoutComplete: async (email, from) =>
    send('CheckoutComplete', placement(await fillQuote(email), key()), from),
  leadFormSubmit: (email, from) =>
    send('LeadFormSubmit', { input: { ...lead, email }, idempotencyKey: key() }, from),
  withdrawalDeclare: (email, from, headers) =>
    send('WithdrawalDeclare', { input: { ...declaration, email }, idempotencyKey: key() }, from, headers),
  cancellationDeclare: (email, from) =>
    send(
      'CancellationDeclare',
      { input: { ...declaration, ground: 'ORDINARY', email }, idempotencyKey: key() },
      from,
    ),
  async learnerVerificationSubmit(email, from) {
    const request = uploadRequest({ input: { ...learnerInput, email }, idempotencyKey: key() });
    const answer = await graphql(request, { remoteAddress: from });
    return toAnswered(answer.status, ((await answer.json()) as { data: unknown }).data);
  },
  organizationMemberInvite: (email, from) =>
    send('OrganizationMemberInvite', { organizationMembershipId: membershipId, email }, from, admin),
};

/** Mutations that take an address and mail no one: one stores it, the other compares it. */
const mailingNobody = ['checkoutEmailUpdate', 'orderAccessCreate'];

it('every mutation that takes an address is limited, or mails nobody', () => {
  const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
  const taking = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) =>
    args.some(({ name, type }) => {
      const input = getNamedType(type);
      const names = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
      return [name, ...names].some((given) => /email$/i.test(given));
    }),
  );
  // The order's address is in its checkout.
  expect([...taking.map(({ name }) => name), 'checkoutComplete'].toSorted()).toEqual(
    [...Object.keys(uses), ...mailingNobody].toSorted(),
  );
});

const { burst, perMinute } = rateLimits.mail.recipient;
const tooMany = { code: 'OPERATION_NOT_ALLOWED', field: null, reason: 'TOO_MANY_MAILS' };
const done = { status: 200, refused: null };
let clients = 0;
/** Another client, of another network. */
const anyone = () => `2001:db8:${(clients += 1).toString(16)}::1`;

/** The law gives the right to declare: beyond the limit, everything is done but the mail. */
const isDeclared = (operation: string) => /^(withdrawal|cancellation)Declare$/.test(operation);

const mailsTo = (email: string) => shop.database.sql<{ subject: string; body: string }[]>`
  select subject, text_body as body from sandbox_mail where recipient = ${email}`;

describe.each(Object.entries(uses))('mails by %s', (operation, use) => {
  const name = operation.toLowerCase();

  it('to one mailbox are refused after the limit, from everywhere and in any spelling', async () => {
    clock.now += 86_400_000;
    for (let index = 0; index < burst; index += 1)
      expect(
        await use(index % 2 === 0 ? `${name}@clinic.example` : `${name}@Clinic.Example`, anyone()),
      ).toEqual(done);
    await shop.runJobs();
    expect(await use(`${name}+more@clinic.example`, anyone())).toEqual({ status: 200, refused: tooMany });
    const jobs = isDeclared(operation) ? ['send-declaration', 'send-declaration-receipt'] : [];
    expect(await shop.runJobs()).toEqual(jobs);
    expect(await mailsTo(`${name}+more@clinic.example`)).toEqual([]);
    expect(await use(`other-${name}@clinic.example`, anyone())).toEqual(done);
    clock.now += 60_000 / perMinute;
    expect(await use(`${name}@clinic.example`, anyone())).toEqual(done);
  });
});

describe('many quotes', () => {
  it('for many mailboxes from one address are refused after the limit, and not from another one', async () => {
    clock.now += 86_400_000;
    const quote = uses['checkoutComplete'] as Use;
    const { client } = rateLimits.mail;
    for (let index = 0; index < client.burst; index += 1)
      expect(await quote(`buyer${index}@hospital.example`, '203.0.113.80')).toEqual(done);
    expect(await quote('one-more@hospital.example', '203.0.113.80')).toMatchObject({
      status: 429,
      refused: { reason: 'TOO_MANY_TRIES' },
    });
    expect(await quote('one-more@hospital.example', '198.51.100.80')).toEqual(done);
  });

  it('don’t keep their recipient from ordering for money', async () => {
    clock.now += 86_400_000;
    const email = 'victim@clinic.example';
    for (let index = 0; index < burst; index += 1) await uses['checkoutComplete']?.(email, anyone());
    const paid = placement(await fillCheckout(shop.client, { email }), key());
    expect(await send('CheckoutComplete', paid, anyone())).toEqual(done);
    expect(await uses['withdrawalDeclare']?.(email, anyone())).toEqual(done);
  });
});

it('a quote whose address is changed after it was counted is refused, and goes to nobody', async () => {
  clock.now += 86_400_000;
  const checkout = await fillQuote('counted@clinic.example');
  const email = 'uncounted@clinic.example';
  let change: (() => Promise<unknown>) | null = () =>
    shop.client.change('CheckoutEmailUpdate', { checkoutId: checkout.id, email });
  const { checkouts } = shop.services;
  const racing: typeof checkouts = {
    ...checkouts,
    async load(...given) {
      const loaded = await checkouts.load(...given);
      const now = change;
      change = null;
      await now?.();
      return loaded;
    },
  };
  const query = storefrontOperation('CheckoutComplete');
  const variables = placement(checkout, key());
  const request = { operationName: 'CheckoutComplete', query, variables };
  const racingShop = createGraphqlHandler({ ...shop.services, checkouts: racing });
  const { status, body } = await sendGraphql(racingShop, request, { remoteAddress: anyone() });
  expect(toAnswered(status, body.data)).toEqual({
    status: 200,
    refused: { code: 'OPERATION_NOT_ALLOWED', field: 'email', reason: 'CHANGED_ELSEWHERE' },
  });
  await shop.runJobs();
  expect(await mailsTo(email)).toEqual([]);
});

it.each([
  ['WithdrawalDeclare', 'withdrawalDeclare', declaration],
  ['CancellationDeclare', 'cancellationDeclare', { ...declaration, ground: 'ORDINARY' }],
])('%s for a full mailbox is received, and support sends the receipt', async (name, operation, typed) => {
  clock.now += 86_400_000;
  const email = `full-${name.toLowerCase()}@clinic.example`;
  for (let index = 0; index < burst; index += 1) await uses[operation]?.(email, anyone());
  await shop.runJobs();
  const sent = await mailsTo(email);
  const variables = { input: { ...typed, email, name: 'Grace' }, idempotencyKey: key() };
  const declareOnce = async () => {
    const request = { operationName: name, query: storefrontOperation(name), variables };
    const { body } = await sendGraphql(graphql, request, { remoteAddress: anyone() });
    return Object.values(body.data ?? {})[0] as {
      receipt: { number: string };
      formErrors: readonly object[];
    };
  };
  const first = await declareOnce();
  expect(first).toMatchObject({ receipt: { outcome: 'TO_BE_CHECKED' }, formErrors: [tooMany] });
  clock.now += 86_400_000;
  expect(await declareOnce()).toEqual(first);
  await shop.runJobs();
  expect(await mailsTo(email)).toEqual(sent);
  const [told] = await shop.database.sql<{ body: string }[]>`
    select text_body as body from sandbox_mail where subject like ${`% ${first.receipt.number}`}`;
  expect(told?.body).toContain('No receipt was sent');
});

it('uses that are refused don’t count', async () => {
  const email = 'refused@clinic.example';
  const invite = uses['organizationMemberInvite'] as Use;
  const variables = { organizationMembershipId: membershipId, email };
  for (let index = 0; index <= burst; index += 1)
    expect(await send('OrganizationMemberInvite', variables, anyone())).toMatchObject({
      refused: { code: 'NO_PERMISSIONS' },
    });
  expect(await invite(email, anyone())).toEqual(done);
});

it.each<[string, object]>([
  ['LeadFormSubmit', lead],
  ['WithdrawalDeclare', declaration],
  ['CancellationDeclare', { ...declaration, ground: 'ORDINARY' }],
])(
  'repeats of %s with the same key count once, and have the same answer beyond the limit',
  async (name, typed) => {
    clock.now += 86_400_000;
    const email = `repeated-${name.toLowerCase()}@clinic.example`;
    const use = (idempotencyKey: string) =>
      send(name, { input: { ...typed, email }, idempotencyKey }, anyone());
    const first = key();
    for (let index = 0; index <= burst; index += 1) expect(await use(first)).toEqual(done);
    for (let index = 1; index < burst; index += 1) expect(await use(key())).toEqual(done);
    expect(await use(key())).toEqual({ status: 200, refused: tooMany });
    expect(await use(first)).toEqual(done);
  },
);

it('people who are signed in with a confirmed address aren’t kept from it by others', async () => {
  clock.now += 86_400_000;
  const email = 'admin@clinic.example';
  const withdraw = uses['withdrawalDeclare'] as Use;
  for (let index = 0; index < burst; index += 1) await withdraw(email, anyone());
  expect(await withdraw(email, anyone())).toEqual({ status: 200, refused: tooMany });
  expect(await withdraw(email, anyone(), admin)).toEqual(done);
});

it.each([
  ['a.d.a@gmail.com', 'ada+quotes@googlemail.com'],
  ['ada+1@clinic.example', ' ADA@clinic.example'],
])('%s and %s are one mailbox', (one, other) => {
  const limits = createRateLimits(() => 0);
  const to = (email: string) => ({ address: '', checkout: null, recipient: { operation: 'any', email } });
  for (let index = 0; index < burst; index += 1) limits.count('mail', to(one));
  expect(limits.waitFor('mail', to(other))).toBeGreaterThan(0);
  expect(limits.waitFor('mail', to('b.d.b@gmail.com'))).toBe(0);
});
