import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { seedPeople } from '../../server/seed/sandbox/seed-people.ts';
import { sendGraphql } from '../support/graphql-client.ts';
import { signedInAs } from '../support/test-account.ts';
import { openCheckout } from './checkout-client.ts';
import { giveCard } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

/** A card is valid until its month has ended in the shop of its owner, whatever the date in UTC. */

let now = new Date('2026-11-20T15:00:00Z');
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  await seedPeople(shop.database.sql, now);
  for (const slug of ['lakeside-clinic', 'klinik-am-park']) {
    const [row] = await shop.database.sql<{ id: string }[]>`select id from organization where slug = ${slug}`;
    await giveCard(shop.database.sql, row?.id ?? '', { token: 'pm_good', expMonth: 11, expYear: 2026 });
  }
});
afterAll(() => shop.close());

interface Saved {
  readonly id: string;
  readonly isActive: boolean;
}

const american = 'admin@clinic.example';
const german = 'admin@klinik.example';

async function cardOf(email: string): Promise<Saved> {
  const { data: user } = await shop.client.send('UserQuery', {}, signedInAs(email));
  const me = user?.['me'] as { organizationMemberships: { id: string }[] } | undefined;
  const variables = { organizationMembershipId: me?.organizationMemberships[0]?.id };
  const { data } = await shop.client.send('SavedPaymentMethods', variables, signedInAs(email));
  const membership = data?.['organizationMembership'] as { availableReusablePaymentMethods: Saved[] };
  return membership.availableReusablePaymentMethods[0]!;
}

async function isActiveAtCheckout(email: string, country: string): Promise<boolean | undefined> {
  const client = {
    send: (operation: string, variables: object) => shop.client.send(operation, variables, signedInAs(email)),
    change: <Result>(operation: string, variables: object) =>
      shop.client.change<Result>(operation, variables, signedInAs(email)),
  };
  const { token } = await openCheckout(client, { 'CBL-USBC': 1 }, country);
  const query =
    'query ($token: String!) { checkout(token: $token) { savedPaymentMethods { ... on CreditCard { isActive } } } }';
  const { body } = await sendGraphql(
    createGraphqlHandler(shop.services),
    { query, variables: { token } },
    { headers: signedInAs(email) },
  );
  const checkout = body.data?.['checkout'] as { savedPaymentMethods: Saved[] } | undefined;
  return checkout?.savedPaymentMethods[0]?.isActive;
}

it.each([
  ['2026-11-30T22:30:00Z', american, 'US', true],
  ['2026-11-30T22:30:00Z', german, 'DE', true],
  ['2026-11-30T23:30:00Z', american, 'US', true],
  ['2026-11-30T23:30:00Z', german, 'DE', false],
  ['2026-12-01T04:30:00Z', american, 'US', true],
  ['2026-12-01T05:30:00Z', american, 'US', false],
])('at %s, the card of 11/2026 of %s in %s is valid: %s', async (moment, email, country, isActive) => {
  now = new Date(moment);
  const { id, ...card } = await cardOf(email);
  expect(card).toMatchObject({ isActive });
  expect(await isActiveAtCheckout(email, country)).toBe(isActive);
  const { paymentErrors } = await shop.client.change<{ paymentErrors: { field: string | null }[] }>(
    'PaymentMethodUpdate',
    { paymentMethodId: id, input: { expMonth: 11, expYear: 2026 } },
    signedInAs(email),
  );
  const isRefused = paymentErrors.some(({ field }) => field === 'expMonth');
  expect(isRefused).toBe(!isActive);
});
