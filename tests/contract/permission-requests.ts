import type { createGraphqlHandler } from '../../server/compose-shop.ts';
import { type Policy, operationPolicies } from './operation-policies.ts';
import {
  askOperation,
  headersOf,
  type Operation,
  operations,
  type Role,
  roles,
} from './operations-by-role.ts';
import { fillCheckout, globalId } from './checkout-client.ts';
import { type OrderShop } from './order-shop.ts';

/** The operations of a policy. */
export const about = (policy: Policy) =>
  operations.filter(({ field }) => operationPolicies[field.name] === policy);

/** A checkout that doesn’t exist. */
export const missingCheckout = { checkoutId: globalId('Checkout', 'x'.repeat(43)), token: 'x'.repeat(43) };

/** A membership that doesn’t exist. */
export const missingMembership = globalId('OrganizationMembership', crypto.randomUUID());

/** Where an answer says what was refused. */
export interface Refusals {
  readonly accountErrors?: readonly { readonly code: string }[];
  readonly subscriptionErrors?: readonly { readonly code: string }[];
}

/** The codes of an answer. Of a subscription's, those about who asks: others depend on its state. */
export const permissionCodesIn = (answer: Refusals | readonly Refusals[] | null): readonly string[] =>
  [answer ?? []]
    .flat()
    .flatMap((one) => [
      ...(one.accountErrors ?? []).map(({ code }) => code),
      ...(one.subscriptionErrors ?? [])
        .map(({ code }) => code)
        .filter((code) => code === 'NO_PERMISSIONS' || code === 'NOT_FOUND'),
    ]);

/** The codes of a response; whether there is one for a query. */
export const refusalsIn = (answer: unknown): unknown =>
  Array.isArray(answer) || (answer !== null && typeof answer === 'object' && 'errors' in answer)
    ? permissionCodesIn(answer as Refusals | readonly Refusals[])
    : answer !== null;

/** Asks operations as each role, about objects of its own and of others. */
export function permissionRequests(
  currentShop: () => OrderShop,
  currentGraphql: () => ReturnType<typeof createGraphqlHandler>,
) {
  const ask = (
    field: Operation['field'],
    isMutation: boolean,
    about: Readonly<Record<string, unknown>>,
    email: string | null,
  ) => askOperation(currentGraphql(), { field, isMutation }, about, headersOf(email));

  /** A completed checkout of a person or a signed-out visitor. */
  async function checkoutOf(email: string | null) {
    const own = headersOf(email);
    const client = {
      send: (operation: string, variables: object) => currentShop().client.send(operation, variables, own),
      change: <Result>(operation: string, variables: object) =>
        currentShop().client.change<Result>(operation, variables, own),
    };
    const { id, token } = await fillCheckout(client, { requested: { 'IQ3-USBC': 1 } });
    return { checkoutId: id, token };
  }

  const meOf = async (email: string) => {
    const { data } = await currentShop().client.send('UserQuery', {}, headersOf(email));
    return data?.['me'] as { organizationMemberships: { id: string }[] } | null | undefined;
  };
  const membershipsOf = async (email: string) => (await meOf(email))?.organizationMemberships ?? [];
  const membershipOf = async (email: string) => (await membershipsOf(email))[0]?.id ?? null;

  const membershipIfAny = (role: Role) => {
    const email = roles[role];
    return email === null ? null : membershipOf(email);
  };

  /** Members may remove themselves; restores the organization for the next role. */
  async function bringMemberBack(): Promise<void> {
    const { sql } = currentShop().database;
    await sql`delete from invitation`;
    await sql`
    insert into organization_membership (id, organization_id, user_id, is_admin)
    select gen_random_uuid(), organization.id, users.id, false from organization, users
    where slug = 'lakeside-clinic' and users.email = ${roles.member}
    on conflict (organization_id, user_id) do update set is_admin = false`;
  }

  return { ask, checkoutOf, meOf, membershipOf, membershipIfAny, bringMemberBack };
}
