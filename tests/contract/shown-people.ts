import { expect } from 'vitest';
import { signedInAs } from '../support/test-account.ts';
import type { CheckoutClient } from './checkout-client.ts';

interface MembershipFields {
  readonly id: string;
  readonly referrerToken: string;
  readonly isOrganizationAdmin: boolean;
  readonly organization: { readonly id: string; readonly slug: string; readonly name: string };
}

/** A person as the API shows them to themselves. */
interface Me {
  readonly id: string;
  readonly email: string;
  readonly cloudId: string;
  readonly organizationMemberships: readonly MembershipFields[];
}

/** Their first membership. */
export const first = ({ organizationMemberships: [membership] }: Me) => membership!;

/** Asks the shop who is signed in. */
export function shownPeople(currentClient: () => CheckoutClient) {
  async function meAs(headers: Readonly<Record<string, string>>): Promise<Me | null> {
    const { data, errors } = await currentClient().send('UserQuery', {}, headers);
    expect(errors).toBeUndefined();
    return (data as { me: Me | null }).me;
  }
  const me = async (email: string) => (await meAs(signedInAs(email)))!;

  return { meAs, me };
}
