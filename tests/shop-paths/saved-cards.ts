import { createCheckoutClient } from '../contract/checkout-client.ts';
import type { ShopWorld } from './shop-world.ts';

/** The administrator of an organization that never saved a card, and whose plan doesn't renew. */
export const cardOwner = 'forever@solo.example';

interface Me {
  readonly organizationMemberships: readonly { readonly id: string }[];
}

/** The cards of the scenario, by their last digits: the primary one, and one that has expired. */
const primary = {
  digits: '4242',
  token: 'pm_card_visa',
  details: { name: 'Amara Obi', expMonth: 12, expYear: 2030 },
};
const expired = { digits: '4444', token: 'pm_card_mastercard', details: { expMonth: 3, expYear: 2025 } };

const organizationOf = ({ sql }: ShopWorld) => sql`(select organization_id from organization_membership
  join users on users.id = user_id where email = ${cardOwner})`;

const forgetMonths = (world: ShopWorld) =>
  world.sql`delete from referral_entry where organization_id = ${organizationOf(world)}`;

/** Saves the cards with the provider, which keeps them, whatever is removed from the shop later. */
export async function saveCards(world: ShopWorld, ownerToken: string): Promise<void> {
  const client = createCheckoutClient((request) => fetch(request), world.url);
  const headers = { authorization: `JWT ${ownerToken}` };
  const me = await client.change<Me>('UserRefreshQuery', {}, headers);
  const [membership] = me.organizationMemberships;
  await world.sql`update payment_method set removed_at = null where organization_id = ${organizationOf(world)}`;
  for (const { token } of [primary, expired])
    await client.change(
      'PaymentMethodCreate',
      {
        organizationMembershipId: membership?.id,
        input: { method: 'CREDIT_CARD', token, attestations: ['PAYMENT_AUTHORIZATION'], country: 'US' },
      },
      headers,
    );
  await restoreCards(world);
}

/** The organization has exactly these cards again, and no free months. */
export async function restoreCards(world: ShopWorld): Promise<void> {
  const { sql } = world;
  const own = sql`organization_id = ${organizationOf(world)}`;
  await forgetMonths(world);
  await sql`update payment_method set is_primary = false, removed_at = now() where ${own}`;
  for (const { digits, details } of [primary, expired])
    await sql`update payment_method set removed_at = null, is_primary = ${digits === primary.digits},
        details = (details - 'name') || ${sql.json(details)}
      where id = (select id from payment_method where ${own} and details ->> 'lastDigits' = ${digits}
        order by id limit 1)`;
}

export async function removeCards(world: ShopWorld): Promise<void> {
  await world.sql`update payment_method set is_primary = false, removed_at = now()
    where organization_id = ${organizationOf(world)}`;
}

/** Free months depend on the card that is charged first: here the expired one for an edit, which only it is given. */
export async function tieCards(world: ShopWorld, isEdit: boolean): Promise<void> {
  const { sql } = world;
  const own = sql`organization_id = ${organizationOf(world)}`;
  await sql`insert into referral_entry (id, organization_id, months, reason)
    values (gen_random_uuid(), ${organizationOf(world)}, 2, 'GRANTED')`;
  if (!isEdit) return;
  await sql`update payment_method set is_primary = false where ${own}`;
  await sql`update payment_method set is_primary = true
    where ${own} and removed_at is null and details ->> 'lastDigits' = ${expired.digits}`;
}

/** The organization has saved nothing. */
export async function forgetCards(world: ShopWorld): Promise<void> {
  await removeCards(world);
  await forgetMonths(world);
}
