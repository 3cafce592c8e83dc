import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newRowId } from '../../server/db/row-id.ts';
import { renewSubscriptions } from '../../server/modules/subscription/subscription.jobs.ts';
import { signedInAs } from '../support/test-account.ts';
import { createChangingClient } from './changing-client.ts';
import { address, lineInputs, payWith, place } from './checkout-client.ts';
import { clientWith } from './client-with-headers.ts';
import { type GivenMembership, giveMembership, type Membership } from './memberships.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';
import { montreal } from './taxed-checkouts.ts';

const begin = new Date('2027-01-20T15:00:00Z');
const dueDay = new Date('2027-01-31T15:00:00Z');
let now = begin;
let shop: OrderShop;
let client: ReturnType<typeof createChangingClient>;
beforeAll(async () => {
  shop = await openOrderShop({ now: () => now });
  client = createChangingClient(shop.services);
});
afterAll(() => shop.close());
beforeEach(() => {
  now = begin;
});

interface Amount {
  readonly net: number;
  readonly gross: number;
}

const added =
  (...ratesPpm: readonly number[]) =>
  ({ net }: Amount) =>
    ratesPpm.reduce((sum, ratePpm) => sum + Math.round((net * ratePpm) / 1_000_000), 0);

interface TaxedPlace {
  readonly to: typeof address;
  readonly given: Partial<GivenMembership>;
  readonly taxOf: (amount: Amount) => number;
}

const places: Readonly<Record<string, TaxedPlace>> = {
  California: { to: address, given: {}, taxOf: added(72_500) },
  'Oregon, without sales tax': {
    to: { ...address, city: 'Portland', countryArea: 'OR', postalCode: '97201' },
    given: {},
    taxOf: added(0),
  },
  Quebec: { to: montreal, given: { country: 'CA', currency: 'CAD' }, taxOf: added(50_000, 99_750) },
  'Germany, where prices include the tax': {
    to: {
      ...address,
      streetAddress1: 'Invalidenstraße 1',
      city: 'Berlin',
      countryArea: '',
      postalCode: '10115',
      country: 'DE',
      phone: '',
    },
    given: { country: 'DE', currency: 'EUR', tax: 6_706 },
    taxOf: ({ gross }) => Math.round((gross * 19) / 119),
  },
};

const emailOf = ({ organizationId }: Membership) => `admin-${organizationId.slice(-12)}@clinic.example`;

/** A membership without an order, whose administrator has bought a cable while signed in, for themselves. */
async function memberWithOwnOrder({ to, given }: TaxedPlace): Promise<Membership> {
  const membership = await giveMembership(shop.database.sql, given);
  const own = clientWith(() => shop.client, signedInAs(emailOf(membership)));
  const created = await own.change('CheckoutCreate', {
    input: { country: to.country, lines: lineInputs({ 'CBL-USBC': 1 }) },
  });
  const checkoutId = created.checkout?.id ?? '';
  await own.change('CheckoutEmailUpdate', { checkoutId, email: emailOf(membership) });
  const { checkout } = await own.change('CheckoutShippingAddressUpdate', { checkoutId, shippingAddress: to });
  await own.change('CheckoutShippingMethodUpdate', {
    checkoutId,
    shippingMethodId: checkout?.availableShippingMethods[0]?.id,
  });
  await own.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: to });
  expect((await place(own, await payWith(own, checkoutId, 'pm_good'))).order).not.toBeNull();
  await shop.runJobs();
  await shop.database.sql`
    update orders set organization_id = null
    where user_id = ${membership.administratorId} and organization_id is not null`;
  return membership;
}

/** The same, where the order is the organization's. */
async function memberWithOrder(taxed: TaxedPlace): Promise<Membership> {
  const membership = await memberWithOwnOrder(taxed);
  const { organizationId, administratorId } = membership;
  await shop.database.sql`
    update orders set organization_id = ${organizationId}, user_id = null where user_id = ${administratorId}`;
  return membership;
}

const invoiced = async ({ subscriptionId }: Membership) => {
  const [invoice] = await shop.database.sql<(Amount & { readonly tax: number; readonly address: unknown })[]>`
    select net, tax, gross, billing_address as address from invoice where subscription_id = ${subscriptionId}`;
  return invoice;
};

const cents = (amounts: {
  readonly net: { readonly amount: number };
  readonly tax: { readonly amount: number };
  readonly gross: { readonly amount: number };
}) => ({
  net: Math.round(amounts.net.amount * 100),
  tax: Math.round(amounts.tax.amount * 100),
  gross: Math.round(amounts.gross.amount * 100),
});

/** Sells one more term, or another plan, by hand: what was shown first. */
const byHand = (sku: string | null) => async (membership: Membership) => {
  const email = emailOf(membership);
  const [preview] = await client.preview(email, [sku === null ? {} : { sku }]);
  const change = preview?.change;
  if (!change) throw new Error('The change is refused');
  const { subscriptionErrors } = await client.make(email, sku === null ? null : { sku });
  expect(subscriptionErrors).toEqual([]);
  return cents(change.amountDue);
};

/** The automatic renewal: what is shown of it in the account before. */
async function automatically(membership: Membership) {
  const query = `{ me { organizationMemberships { organization { subscription {
    nextRenewal { amount { net { amount } tax { amount } gross { amount } } }
  } } } } }`;
  const { me } = (await client.send(query, {}, emailOf(membership))) as {
    me: {
      organizationMemberships: {
        organization: { subscription: { nextRenewal: { amount: Parameters<typeof cents>[0] } } };
      }[];
    };
  };
  const [own] = me.organizationMemberships;
  if (own === undefined) throw new Error('No membership');
  now = dueDay;
  await renewSubscriptions(shop.services);
  return cents(own.organization.subscription.nextRenewal.amount);
}

const flows = {
  'a renewal by hand': byHand(null),
  'an upgrade': byHand('SUB-TEAM-1Y'),
  'an automatic renewal': automatically,
} as const;

const { California: california } = places as { readonly California: TaxedPlace };
const germany = places['Germany, where prices include the tax'] as TaxedPlace;

describe.each(Object.entries(places))('an order of its administrator to %s', (_place, taxed) => {
  it.each(Object.entries(flows))('decides the tax of %s, as shown and as charged', async (_flow, sell) => {
    const membership = await memberWithOwnOrder(taxed);
    const shown = await sell(membership);
    expect(shown.tax).toBe(taxed.taxOf(shown));
    expect(await invoiced(membership)).toMatchObject(shown);
  });
});

it.each(Object.entries(flows))('an order of the organization decides the tax of %s', async (_flow, sell) => {
  const membership = await memberWithOrder(california);
  const shown = await sell(membership);
  expect(shown.tax).toBe(california.taxOf(shown));
  expect(await invoiced(membership)).toMatchObject(shown);
});

it.each(Object.entries(flows))('%s of a business with a VAT number has no tax', async (_flow, sell) => {
  const membership = await memberWithOrder(germany);
  const taxId = { country: 'DE', number: '136695976', consultation: { answer: 'REGISTERED' } };
  await shop.database.sql`
    update orders set tax_id = ${shop.database.sql.json(taxId)} where organization_id = ${membership.organizationId}`;
  const shown = await sell(membership);
  expect(shown).toMatchObject({ tax: 0, gross: shown.net });
  expect(await invoiced(membership)).toMatchObject(shown);
});

it('shows the address of an administrator’s own order to no one', async () => {
  const membership = await memberWithOwnOrder(california);
  await byHand(null)(membership);
  expect(await invoiced(membership)).toMatchObject({ address: null });
});

it('isn’t taxed by the order of a member who isn’t an administrator', async () => {
  const { administratorId } = await memberWithOwnOrder(california);
  const other = await giveMembership(shop.database.sql);
  await shop.database.sql`
    update subscription set additional_seats = 1, seat_limit = 2 where id = ${other.subscriptionId}`;
  await shop.database.sql`
    insert into organization_membership (id, organization_id, user_id, is_admin)
    values (${newRowId()}, ${other.organizationId}, ${administratorId}, false)`;
  expect((await byHand(null)(other)).tax).toBe(0);
});

it('isn’t taxed by an order that its administrator placed for another organization', async () => {
  const membership = await memberWithOwnOrder(california);
  const other = await giveMembership(shop.database.sql);
  await shop.database.sql`
    update orders set organization_id = ${other.organizationId} where user_id = ${membership.administratorId}`;
  expect((await byHand(null)(membership)).tax).toBe(0);
});
