import { expect } from 'vitest';
import type { Account } from '../../server/kernel/account.ts';
import { signedInHeaders } from '../support/test-account.ts';
import {
  type BuyerChoice,
  type CheckoutClient,
  codesOf,
  type Completed,
  fillCheckout,
  place,
  type RequestedItems,
} from './checkout-client.ts';
import { type OrderShop } from './order-shop.ts';
import { clientWith } from './client-with-headers.ts';

interface OrganizationFields {
  readonly name: string;
  readonly slug: string;
  readonly planType: string;
}

/** Fills a checkout and places it. */
export async function buy(client: CheckoutClient, choice: BuyerChoice): Promise<Completed> {
  return place(client, await fillCheckout(client, choice));
}

/** The end of the day before, as the shop of the United States has it. */
export const endBefore = (day: string) => `${day}T05:00:00.000Z`;

/** What an order sells, as its buyer’s browser asks for it afterwards. */
export function soldOrganizations(currentShop: () => OrderShop) {
  /** The storefront as an account uses it. */
  const storefrontOf = (account: Account) => clientWith(() => currentShop().client, signedInHeaders(account));

  /** The organizations of an account, as its browser asks for them after a purchase. */
  async function organizationsOf(account: Account): Promise<readonly OrganizationFields[]> {
    const { data } = await storefrontOf(account).send('UserRefreshQuery', {});
    const { me } = data as {
      me: { organizationMemberships: { isOrganizationAdmin: boolean; organization: OrganizationFields }[] };
    };
    return me.organizationMemberships.map(({ organization }) => organization);
  }

  /** Buys as someone who is not signed in. */
  async function buyAs(email: string, requested: RequestedItems): Promise<void> {
    expect(codesOf(await buy(currentShop().client, { email, requested }))).toEqual([]);
  }

  const storedSale = async (email: string) => {
    const { sql } = currentShop().database;
    const [row] = await sql`
    select count(*) as people, count(cloud_id) as accounts,
      (select count(*) from orders join users on users.id = user_id where users.email = ${email}) as orders
    from users where email = ${email}`;
    return row;
  };

  return { storefrontOf, organizationsOf, buyAs, storedSale };
}
