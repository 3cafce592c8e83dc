import { pino } from 'pino';
import { getNamedType, getNullableType, isEnumType, isListType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import type { GraphqlHandler } from '../../server/graphql/graphql-handler.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { fillCheckout, globalId, payBy, place, placement } from '../contract/checkout-client.ts';
import type { CheckoutClient, CheckoutFields, Completed } from '../contract/checkout-client.ts';
import { giveCard } from '../contract/memberships.ts';
import { type OrderShop, openOrderShop } from '../contract/order-shop.ts';
import { createChance } from '../faults/random.ts';
import { signedInAs, verifyTestToken } from '../support/test-account.ts';
import { leaks } from './leaks.ts';
import { type Own, validVariables } from './valid-variables.ts';
import { documentOf, type Operation, operations } from './schema-requests.ts';
import { invisibleTexts, noRow, type Place, placesIn, withValueAt, wrongValues } from './wrong-values.ts';

/**
 * Every operation of the schema, also new ones, with right variables of which one is wrong: an answer is data or a
 * refusal with a code, never a failure of the shop, and nothing that a client sends is an error in the log. It tries
 * some of all values, `FULL=1` each of them for everybody. A failed test names its seed; `SEED=n` repeats it.
 */

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));
const isFull = process.env['FULL'] === '1';
const triesEach = 2;

const people = [
  null,
  'admin@clinic.example',
  'member@clinic.example',
  'vet@practice.example',
  'rental@practice.example',
  'custom@hospital.example',
  'pastdue@solo.example',
  'admin@klinik.example',
] as const;
type Email = (typeof people)[number];

let shop: OrderShop;
let handler: GraphqlHandler;
let known: readonly string[];
let quote: Completed;
let quoteTotal: { readonly amount: number; readonly currency: string };
const logged: string[] = [];

beforeAll(async () => {
  const write = (line: string) => {
    logged.push(line);
  };
  shop = await openOrderShop({
    log: pino({ level: 'error' }, { write }),
    verifyToken: (token) => verifyTestToken(token).catch(() => null),
  });
  const { sql } = shop.database;
  const environment = { ...shop.services.environment, rateLimitScale: 1e6 };
  handler = createGraphqlHandler({ ...shop.services, environment });
  await seedPeople(sql, new Date('2026-11-20T15:00:00Z'));
  const organizations = await sql<
    { id: string }[]
  >`select id from organization where slug = 'lakeside-clinic'`;
  for (const { id } of organizations)
    await giveCard(sql, id, { token: 'pm_good', expMonth: 12, expYear: 2040 });
  const asked = await fillCheckout(shop.client, { card: null });
  const equoteOrganizationName = 'Analytical Clinic';
  const variables = { checkoutId: asked.id, quoteData: { equoteOrganizationName } };
  await shop.client.change('CheckoutQuoteDataUpdate', variables);
  const quoted = await payBy(shop.client, asked.id, 'ELECTRONIC_QUOTE');
  quote = await place(shop.client, quoted);
  quoteTotal = { amount: quoted.totalPrice.gross.amount, currency: 'USD' };
  const rows = await sql<{ type: string; id: string }[]>`
    select 'Organization' as type, id::text from organization where market = 'VETERINARY'
    union all (select 'OrganizationMembership', id::text from organization_membership order by id limit 4)
    union all (select 'OrganizationMember', id::text from organization_membership order by id limit 4)
    union all (select 'User', id::text from users limit 1)
    union all (select 'ProductVariant', sku from product_variant where sku in ('IQ3-USBC', 'SUB-IND-1Y') or sku like '%-VET-%' limit 6)`;
  known = [quote.order?.id ?? '', ...rows.map(({ type, id }) => globalId(type, id))];
});
afterAll(() => shop.close());

const headersOf = (email: Email) => (email === null ? {} : signedInAs(email));

const clientOf = (email: Email): CheckoutClient => ({
  send: (operation, variables) => shop.client.send(operation, variables, headersOf(email)),
  change: (operation, variables) => shop.client.change(operation, variables, headersOf(email)),
});

/** What belongs to a person, whatever they ask for. */
async function thingsOf(email: Email): Promise<Own> {
  const [row] = await shop.database.sql<{ membership: string; method: string | null }[]>`
    select membership.id::text as membership, payment_method.id::text as method
    from users join organization_membership as membership on user_id = users.id
      left join payment_method on payment_method.organization_id = membership.organization_id
    where email = ${email}`;
  return {
    organizationMembershipId: globalId('OrganizationMembership', row?.membership ?? noRow),
    memberId: globalId('OrganizationMember', row?.membership ?? noRow),
    paymentMethodId: globalId('CreditCard', row?.method ?? noRow),
    orderId: quote.order?.id,
    id: quote.order?.id,
  };
}

/** What an operation about a checkout or a quote is about. */
function subjectOf(name: string, checkout: CheckoutFields): Own {
  const token = quote.orderToken;
  const subjects: Readonly<Record<string, () => Own>> = {
    checkout: () => ({ token: checkout.token }),
    checkoutComplete: () => placement(checkout, crypto.randomUUID()),
    checkoutLineDelete: () => ({ lineId: checkout.lines[0]?.id }),
    checkoutShippingMethodUpdate: () => ({ shippingMethodId: checkout.availableShippingMethods[0]?.id }),
    order: () => ({ token }),
    payable: () => ({ token, kind: 'ORDER' }),
    orderPay: () => ({ token, expectedTotal: quoteTotal }),
  };
  return { checkoutId: checkout.id, ...subjects[name]?.() };
}

/** Placing ends a checkout: each try needs one of its own. */
const endsCheckout: ReadonlySet<string> = new Set([
  'checkoutComplete',
  'checkoutContinue',
  'checkoutCustomerAttach',
]);

async function createAsker(operation: Operation, email: Email) {
  const things = await thingsOf(email);
  const needsCheckout = operation.name.startsWith('checkout');
  const nothing = {
    id: noRow,
    token: noRow,
    lines: [],
    availableShippingMethods: [],
  } as unknown as CheckoutFields;
  const open = () => (needsCheckout ? fillCheckout(clientOf(email)) : Promise.resolve(nothing));
  let checkout = await open();
  return async (): Promise<Readonly<Record<string, unknown>>> => {
    if (endsCheckout.has(operation.name)) checkout = await open();
    // Only so many learners may wait for a decision.
    if (operation.name === 'learnerVerificationSubmit') await shop.database.sql`delete from learner`;
    return validVariables(operation, { ...things, ...subjectOf(operation.name, checkout) });
  };
}

let requests = 0;
interface Answer {
  readonly status: number;
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly { readonly message: string; readonly extensions?: { readonly code?: unknown } }[];
}

/** Sends a request; a file is the second part of a form. */
async function ask(operation: Operation, variables: object, email: Email): Promise<Answer> {
  requests += 1;
  const hasFile = operation.field.args.some(({ type }) => getNamedType(type).name === 'Upload');
  const query = documentOf(operation, operation.field.args, 1);
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { ...variables, proof: null } }));
  form.set('map', '{"0":["variables.proof"]}');
  form.set('0', new Blob(['%PDF-1.7\n%%EOF\n']), 'proof.pdf');
  const type = { 'content-type': 'application/json' };
  const request = new Request('http://shop.test/graphql/', {
    method: 'POST',
    headers: { ...headersOf(email), ...(!hasFile && type), 'idempotency-key': crypto.randomUUID() },
    body: hasFile ? form : JSON.stringify({ query, variables }),
  });
  const response = await handler(request, {
    remoteAddress: `198.18.${(requests >> 8) & 255}.${requests & 255}`,
  });
  const { data = null, errors = [] } = JSON.parse(await response.text());
  return { status: response.status, data, errors };
}

interface Refused {
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
}

/** The refusals in an answer. */
const refusalsIn = ({ data }: Answer): readonly Refused[] =>
  Object.values(data ?? {}).flatMap((payload) =>
    Object.entries(payload ?? {}).flatMap(([name, value]) =>
      name.endsWith('rrors') ? (value as Refused[]) : [],
    ),
  );

/** What is wrong with an answer; null if it is data, or a refusal with a code. */
function faultOf(answer: Answer): unknown {
  const errors = logged.splice(0);
  const messages = answer.errors.map(({ message }) => message).join('\n');
  const isSentence = ({ message }: Refused) => !/^[A-Z\d_]+$/.test(message);
  const isSound =
    answer.status < 500 &&
    errors.length === 0 &&
    !answer.errors.some(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR') &&
    !leaks.test(messages) &&
    !refusalsIn(answer).some(isSentence);
  return isSound ? null : { status: answer.status, errors, messages, refusals: refusalsIn(answer) };
}

const newKey = ({ field }: Operation, path: readonly unknown[]) =>
  field.args.some(({ name }) => name === 'idempotencyKey') && path[0] !== 'idempotencyKey'
    ? { idempotencyKey: crypto.randomUUID() }
    : {};

const placesOf = (operation: Operation, right: Readonly<Record<string, unknown>>): readonly Place[] =>
  operation.field.args
    .filter(({ type }) => getNamedType(type).name !== 'Upload')
    .flatMap((argument) => placesIn(argument, right[argument.name], [argument.name]));

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s',
  (name, operation) => {
    it.each(people)('answers %s with data or a code, whichever value is wrong', async (email) => {
      const chance = createChance(seed + name.length * 7919 + people.indexOf(email));
      const rightOnes = await createAsker(operation, email);
      const tries = placesOf(operation, await rightOnes()).flatMap((each) =>
        wrongValues(each.type, each.right, known).map((value) => ({ path: each.path, value })),
      );
      const chosen = isFull
        ? tries
        : Array.from({ length: triesEach }, () => tries[Math.floor(chance.next() * tries.length)]);
      for (const wrong of [...chosen, undefined]) {
        const right = await rightOnes();
        const path = wrong?.path ?? [];
        const variables = {
          ...(withValueAt(right, path, wrong?.value ?? right) as object),
          ...newKey(operation, path),
        };
        const fault = faultOf(await ask(operation, variables, email));
        expect(fault && { seed, email, path, variables, fault }).toBeNull();
      }
    });
  },
);

const hasType = (type: Place['type'], name: string) =>
  !isListType(getNullableType(type)) && getNamedType(type).name === name;

/** Secrets and keys, which no one types. */
const unseen = /token|key|nonce|placeId|gateway/i;

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s',
  (_name, operation) => {
    it('takes a text of which nothing is visible for an empty one', async () => {
      const rightOnes = await createAsker(operation, 'admin@clinic.example');
      for (const { path, type } of placesOf(operation, await rightOnes())) {
        if (!hasType(type, 'String') || unseen.test(String(path.at(-1)))) continue;
        const answerTo = async (text: string) => {
          const variables = {
            ...(withValueAt(await rightOnes(), path, text) as object),
            ...newKey(operation, path),
          };
          return refusalsIn(await ask(operation, variables, 'admin@clinic.example')).map(
            ({ code, field }) => [code, field],
          );
        };
        const empty = await answerTo('');
        for (const text of invisibleTexts)
          expect({ path, text, answer: await answerTo(text) }).toEqual({ path, text, answer: empty });
      }
    });

    it('refuses a text that is longer than the schema says', async () => {
      const rightOnes = await createAsker(operation, 'admin@clinic.example');
      for (const { path, most } of placesOf(operation, await rightOnes())) {
        if (most === null || operation.kind === 'query') continue;
        const variables = withValueAt(await rightOnes(), path, 'x'.repeat(most + 1)) as object;
        Object.assign(variables, newKey(operation, path));
        const answer = await ask(operation, variables, 'admin@clinic.example');
        expect([path, [...refusalsIn(answer), ...answer.errors].length > 0]).toEqual([path, true]);
      }
    });

    it('takes every language', async () => {
      const rightOnes = await createAsker(operation, null);
      for (const { path, type } of placesOf(operation, await rightOnes())) {
        const language = getNamedType(type);
        if (!hasType(type, 'LanguageCodeEnum') || !isEnumType(language)) continue;
        for (const { name } of language.getValues()) {
          const variables = {
            ...(withValueAt(await rightOnes(), path, name) as object),
            ...newKey(operation, path),
          };
          const answer = await ask(operation, variables, null);
          const fields = refusalsIn(answer).map(({ field }) => field);
          expect([name, faultOf(answer), fields.includes('languageCode')]).toEqual([name, null, false]);
        }
      }
    });
  },
);

it('leaves no order and no payment in a state that they can’t have', async () => {
  expect(await shop.violations()).toEqual([]);
});
