import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { fillCheckout, globalId, openCheckout, place } from '../contract/checkout-client.ts';
import { type OrderShop, openOrderShop } from '../contract/order-shop.ts';
import { type Chance, createChance } from '../faults/random.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { signedInAs, verifyTestToken } from '../support/test-account.ts';
import { leaks } from './leaks.ts';
import { documentOf, type Operation, operations } from './schema-requests.ts';

/**
 * Hostile variables of the right types for every operation of the schema, also new ones: an answer is data or a
 * refusal, never a failure of the shop. A failed test names its seed; `SEED=n` repeats it.
 */

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));
const runs = process.env['FULL'] === '1' ? 100 : 3;

/** Operations with a file, which JSON can't carry: `uploads.test.ts` sends it. */
const withFile: ReadonlySet<string> = new Set(['learnerVerificationSubmit']);
const withoutFile = operations
  .filter(({ name }) => !withFile.has(name))
  .map((operation) => [operation.name, operation] as const);

/** Signed out, and people of every kind. */
const people = [
  null,
  'nobody@new.example',
  'member@clinic.example',
  'admin@clinic.example',
  'admin@small-clinic.example',
  'distributor@trade.example',
  'enterprise@hospital.example',
  'rental@practice.example',
  'trial@solo.example',
  'pastdue@solo.example',
  'expired@solo.example',
  'custom@hospital.example',
] as const;

const hostile = [
  '',
  ' ',
  '\u200b\u2060',
  'a\u0000b',
  'a\ud800b',
  'a\u202eb',
  'a@b.example\r\nBcc: everybody@solo.example',
  "x'); drop table checkout; --",
  '<img src=x onerror=alert(1)>',
  '${process.env} {{7*7}} %s %n',
  'x'.repeat(5_000),
  '\ufdfa'.repeat(500),
  '__proto__',
  'constructor',
  'toString',
  '%',
  '{"a":1}',
  '[]',
  'null',
  '-1',
  '9'.repeat(40),
  '２０２６',
] as const;
const plausible = [
  'ada@clinic.example',
  'Ada',
  'demo',
  'lakeside-clinic',
  'iq3',
  '94105',
  'California',
  '(415) 555-2671',
  'WELCOME10',
  'pm_card_visa',
  'USD',
  'stripe',
  'DE123456789',
  'https://shop.test/us/en/',
] as const;
/** Valid values of fields whose check would hide everything after it. */
const valid: Readonly<Record<string, unknown>> = {
  email: 'ada@clinic.example',
  phone: '(415) 555-2671',
  firstName: 'Ada',
  lastName: 'Byron',
  streetAddress1: '1 Market Street',
  city: 'San Francisco',
  postalCode: '94105',
  country: 'US',
  countryArea: 'California',
  languageCode: 'EN',
  quantity: 1,
  currency: 'USD',
};
const moments = [
  '2026-11-20T15:00:00Z',
  '2026-11-20T15:00:00.000Z',
  '2026-11-20T23:59:59+14:00',
  '2026-11-20T00:00:00-11:00',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-11:00',
] as const;
const days = ['2026-11-20', '0000-00-00', '2026-02-29', '9999-12-31', '0001-01-01', '+275760-09-13'] as const;
const numbers = [-2147483648, -1, 0, 1, 2, 10, 11, 1000, 2147483647] as const;
const fractions = [...numbers, 0.1, -0.005, 1e-300, 1e308] as const;

let shop: OrderShop;
/** Ids and tokens of what there is, no matter who it belongs to. */
let known: readonly string[];

beforeAll(async () => {
  // The account service's tokens are verified elsewhere: here, nothing but a person's is one.
  shop = await openOrderShop({ verifyToken: (token) => verifyTestToken(token).catch(() => null) });
  await seedPeople(shop.database.sql, new Date('2026-11-20T15:00:00Z'));
  const { id, token } = await openCheckout(shop.client);
  const filled = await fillCheckout(shop.client);
  const { order } = await place(shop.client, await fillCheckout(shop.client));
  const rows = await shop.database.sql<{ type: string; id: string }[]>`
    select 'Organization' as type, id::text from organization
    union all select 'User', id::text from users
    union all select 'Subscription', id::text from subscription
    union all (select 'ProductVariant', sku from product_variant limit 20)`;
  known = [
    ...[id, token, filled.id, filled.token, order?.id, order?.token].flatMap((value) => value ?? []),
    ...rows.map((row) => globalId(row.type, row.id)),
  ];
});
afterAll(() => shop.close());

const oneOf = <Value>(chance: Chance, values: readonly Value[]): Value =>
  chance.pick(values.map((value) => [1, value]));

/** Mostly what exists, so that a single hostile text is read by more than the first check. */
function textOf(chance: Chance): string {
  const pool = chance.pick<readonly string[]>([
    [2, hostile],
    [3, plausible],
    [3, known],
  ]);
  return oneOf(chance, pool);
}

const leaves: Readonly<Record<string, (chance: Chance) => unknown>> = {
  Int: (chance) => oneOf(chance, numbers),
  Float: (chance) => oneOf(chance, fractions),
  Boolean: (chance) => chance.next() < 0.5,
  Date: (chance) => oneOf(chance, days),
  // Mostly moments: a broken one is refused before anything reads the other variables.
  DateTime: (chance) =>
    chance.pick([
      [9, oneOf(chance, moments)],
      [1, `${oneOf(chance, days)}T25:61:00Z`],
    ]),
  JSONString: (chance) => oneOf(chance, ['{}', '[]', 'null', '{"__proto__":{"a":1}}', '{', textOf(chance)]),
  ID: (chance) =>
    chance.pick([
      [2, textOf(chance)],
      [1, globalId(oneOf(chance, ['Checkout', 'CheckoutLine', 'Order', 'Organization']), textOf(chance))],
    ]),
};

function valueOf(type: GraphQLInputType, chance: Chance, name = ''): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, chance, name);
  if (Object.hasOwn(valid, name) && isLeafType(type) && chance.next() < 0.7) return valid[name];
  if (isListType(type))
    return Array.from({ length: oneOf(chance, [0, 1, 1, 2, 60]) }, () => valueOf(type.ofType, chance));
  if (isEnumType(type)) return oneOf(chance, type.getValues()).name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((field) => {
        if (isRequiredInputField(field) || chance.next() < 0.7)
          return [[field.name, valueOf(field.type, chance, field.name)]];
        return chance.next() < 0.3 ? [[field.name, null]] : [];
      }),
    );
  return (leaves[type.name] ?? textOf)(chance);
}

function requestOf(operation: Operation, chance: Chance) {
  const given = operation.field.args.filter(
    (argument) => isRequiredArgument(argument) || chance.next() < 0.7,
  );
  return {
    query: documentOf(operation, given),
    variables: Object.fromEntries(given.map(({ name, type }) => [name, valueOf(type, chance, name)])),
  };
}

/** Whether the variables were refused as values of their types, so that the operation never saw them. */
const isUnread = (messages: string): boolean => messages.includes('Variable "$');

describe.each(withoutFile)('%s', (name, operation) => {
  let read = 0;

  it.each(people)('never fails for hostile variables of %s', async (person) => {
    const chance = createChance(seed + name.length * 7919 + people.indexOf(person));
    const handler = createGraphqlHandler(shop.services);
    for (let run = 0; run < runs; run += 1) {
      const request = requestOf(operation, chance);
      const { status, body } = await sendGraphql(handler, request, {
        headers: {
          ...(person !== null && signedInAs(person)),
          'idempotency-key': String(chance.next()),
        },
        remoteAddress: `198.18.${Math.floor(chance.next() * 256)}.${Math.floor(chance.next() * 256)}`,
      });
      const codes = (body.errors ?? []).map(({ extensions }) => extensions?.['code']);
      const messages = (body.errors ?? []).map(({ message }) => message).join('\n');
      if (!isUnread(messages)) read += 1;
      const isSound = !codes.includes('INTERNAL_SERVER_ERROR') && status < 500 && !leaks.test(messages);
      expect(isSound ? null : { seed, run, ...request, status, errors: body.errors }).toBeNull();
    }
  });

  it('reads the variables of some of these requests', () => {
    expect(read, `SEED=${seed}`).toBeGreaterThan(0);
  });
});
