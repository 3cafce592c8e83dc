import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { serialNumberOf } from '../support/serial-number.ts';
import { globalId, lineInputs } from './checkout-client.ts';
import { operationPolicies } from './operation-policies.ts';
import { askOperation, headersOf, operations, roleNames, roles } from './operations-by-role.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

/**
 * Operations about nobody, which answer every role alike, and those about who asks, which take another person's
 * membership for an unknown one. `me` and `userOrders`, which name no object: `permissions.test.ts`.
 */

const now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
let graphql: ReturnType<typeof createGraphqlHandler>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  const { services } = shop;
  graphql = createGraphqlHandler({
    ...services,
    environment: { ...services.environment, rateLimitScale: 100 },
  });
});
afterAll(() => shop.close());

type About = Readonly<Record<string, unknown>>;

async function ask(name: string, about: About, email: string | null): Promise<unknown> {
  const operation = operations.find(({ field }) => field.name === name)!;
  return askOperation(graphql, operation, about, headersOf(email));
}

const listOperations = (policy: string) =>
  Object.entries(operationPolicies).flatMap(([name, one]) => (one === policy ? name : []));

const sender = {
  email: 'guest@away.example',
  country: 'DE',
  languageCode: 'DE',
} as const;
const declaration = { ...sender, name: 'Ada Byron', contract: '999999' };
const eventData = { name: 'login', body: '{"method":"Cloud"}', timestamp: now.toISOString(), context: '{}' };

let count = 0;
const newKey = () => `key-${(count += 1)}`;

/** The variables of each operation, made anew. */
const publicVariables: Readonly<Record<string, () => About>> = {
  shop: () => ({}),
  geolocalization: () => ({}),
  estimatedDeliveryPreview: () => ({}),
  addressValidationRules: () => ({ countryCode: 'US' }),
  addressSuggestions: () => ({
    input: { countryCode: 'US', text: '500 Howard', sessionToken: 'one-search' },
  }),
  suggestedAddress: () => ({ input: { countryCode: 'US', placeId: 'none', sessionToken: 'one-search' } }),
  userExists: () => ({ email: 'admin@clinic.example' }),
  analyticsRecord: () => ({ input: { anonymousId: 'visitor-1', eventData } }),
  leadFormSubmit: () => ({
    input: { ...sender, form: 'support-request', firstName: 'Ada', lastName: 'Byron', comment: 'Help.' },
    idempotencyKey: newKey(),
  }),
  tradeInCreate: () => ({
    input: {
      country: 'US',
      productLine: 'IQ',
      condition: 'GOOD',
      serialNumber: serialNumberOf('SQ1', (count += 1)),
    },
    idempotencyKey: newKey(),
  }),
  withdrawalDeclare: () => ({ input: declaration, idempotencyKey: newKey() }),
  cancellationDeclare: () => ({ input: { ...declaration, ground: 'ORDINARY' }, idempotencyKey: newKey() }),
};

/** An answer without what differs from one call to the next: numbers, days and codes. */
const outlineOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(outlineOf);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, outlineOf(inner)]));
};

it('is tested of every operation about nobody', () => {
  // Takes a file, in a request of another form: `learner-verification.test.ts`.
  expect([...Object.keys(publicVariables), 'learnerVerificationSubmit'].toSorted()).toEqual(
    listOperations('PUBLIC').toSorted(),
  );
});

describe.each(Object.entries(publicVariables))('%s', (name, give) => {
  const { isMutation } = operations.find(({ field }) => field.name === name)!;

  it('answers every role alike, and names no person', async () => {
    const comparable = isMutation ? outlineOf : (answer: unknown) => answer;
    const expected = comparable(await ask(name, give(), null));
    for (const role of roleNames) {
      const answer = await ask(name, give(), roles[role]);
      expect({ role, answer: comparable(answer) }).toEqual({ role, answer: expected });
      expect(JSON.stringify(answer)).not.toMatch(/@|Errors":\[\{/);
    }
  });
});

describe('what a person is asked about', () => {
  const lines = lineInputs({ 'CBL-USBC': 1 });
  const asked: Readonly<Record<string, (organizationMembershipId: string) => About>> = {
    authorizedUserShop: (organizationMembershipId) => ({ organizationMembershipId }),
    bundlePreview: (organizationMembershipId) => ({ lines, organizationMembershipId }),
    checkoutCreate: (organizationMembershipId) => ({
      input: { country: 'US', lines, organizationMembershipId },
    }),
  };

  it('are these operations, and two that name nothing', () => {
    expect([...Object.keys(asked), 'me', 'userOrders'].toSorted()).toEqual(listOperations('SELF').toSorted());
  });

  it.each(Object.entries(asked))('%s takes another’s membership for an unknown one', async (name, give) => {
    const { sql } = shop.database;
    await Promise.all(roleNames.map((role) => ask('me', {}, roles[role])));
    const foreign = await sql<{ id: string; email: string }[]>`
      select organization_membership.id, email from organization_membership join users on users.id = user_id`;
    for (const role of roleNames) {
      const unknown = await ask(
        name,
        give(globalId('OrganizationMembership', crypto.randomUUID())),
        roles[role],
      );
      for (const { id, email } of foreign.filter((one) => one.email !== roles[role])) {
        const answer = await ask(name, give(globalId('OrganizationMembership', id)), roles[role]);
        expect({ role, email, answer }).toEqual({ role, email, answer: unknown });
      }
    }
  });
});
