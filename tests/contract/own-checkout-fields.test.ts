import { afterAll, beforeAll, expect, it } from 'vitest';
import { lineInputs } from './checkout-client.ts';
import { wrongFields } from './field-permissions.ts';
import { fieldPolicies } from './field-policies.ts';
import {
  colleague,
  type GivenCheckout,
  type GivenCheckouts,
  grantedTo,
  openGivenCheckouts,
  type Shown,
  stranger,
} from './given-checkouts.ts';
import { askOperation, headersOf, operations, type Role, roleNames, roles } from './operations-by-role.ts';

/**
 * Who can read each field of the checkout that an operation gives its caller for their own: eight roles that continue a
 * checkout, sign in with one, or create one, asked about their own, an unowned one and another person's.
 */

let shop: GivenCheckouts;
beforeAll(async () => {
  shop = await openGivenCheckouts([stranger, colleague]);
});
afterAll(() => shop.close());

interface Answer {
  readonly checkoutErrors: readonly { readonly code: string; readonly reason: string | null }[];
  readonly checkout: (Shown & { readonly token: string }) | null;
}

const states = ['open', 'expired', 'placed'] as const;

async function answerOf(name: string, role: Role, about: Shown): Promise<Answer> {
  const operation = operations.find(({ field }) => field.name === name)!;
  return (await askOperation(shop.graphql, operation, about, headersOf(roles[role]), 3)) as Answer;
}

/** What is wrong with an answered checkout: something else than the query shows, or a field that the role may not read. */
async function wrongIn(role: Role, { checkout }: Answer, of: Pick<GivenCheckout, 'owner' | 'state'>) {
  const granted = grantedTo(role, of);
  if (granted === null || checkout === null) return ['Checkout is shown, or withheld'];
  const whole = await shop.checkoutOf(checkout.token, roles[role]);
  return [
    ...(JSON.stringify(checkout) === JSON.stringify(whole) ? [] : ['differs from the query']),
    ...wrongFields('Checkout', checkout, whole, granted),
  ];
}

const typedFields = Object.entries(fieldPolicies['Checkout']!).flatMap(([field, readers]) =>
  readers === 'UNTIL_PLACED' ? [field] : [],
);
/** What was typed, without the ids of the addresses, which are the checkout's own. */
const typedIn = (checkout: Shown | null): unknown =>
  JSON.parse(
    JSON.stringify(
      typedFields.map((field) => [field, checkout?.[field]]),
      (key, value: unknown) => (key === 'id' ? undefined : value),
    ),
  );

/** The checkouts of other people: what nobody but them may see or change. */
const othersOf = (role: Role) =>
  shop.given.filter(
    ({ owner }) => [stranger, colleague].some((one) => one === owner) && roles[role] !== null,
  );
const shownToOwner = ({ token, owner }: GivenCheckout) => shop.checkoutOf(token, owner, null);

/** Each state of a checkout of the role's own and of nobody's, which nothing was done with before. */
async function ownOf(role: Role): Promise<readonly GivenCheckout[]> {
  const owners = [...new Set([roles[role], null])];
  const given: GivenCheckout[] = [];
  for (const owner of owners) for (const state of states) given.push(await shop.give(owner, state));
  return given;
}

it.each(roleNames)('continuing a checkout as %s shows what the caller may read', async (role) => {
  for (const one of await ownOf(role)) {
    const answer = await answerOf('checkoutContinue', role, { checkoutId: one.checkoutId });
    const at = { role, owner: one.owner, state: one.state };
    expect({ ...at, wrong: await wrongIn(role, answer, one) }).toEqual({ ...at, wrong: [] });
    const isContinued = one.state === 'open';
    expect({ ...at, isContinued: answer.checkout!.token !== one.token }).toEqual({ ...at, isContinued });
    expect(answer.checkoutErrors).toHaveLength(isContinued ? 0 : 1);
    const typed = typedIn(isContinued ? answer.checkout : one.whole);
    expect({ ...at, typed }).toEqual({ ...at, typed: typedIn(one.whole) });
  }
});

it.each(roleNames)('signing in with a checkout as %s shows what the caller may read', async (role) => {
  for (const one of await ownOf(role)) {
    const about = { checkoutId: one.checkoutId };
    const answer = await answerOf('checkoutCustomerAttach', role, about);
    const at = { role, owner: one.owner, state: one.state };
    const isSignedIn = roles[role] !== null;
    // A closed one isn't assigned: the caller gets the open one that they have, or none.
    const isSame = isSignedIn && one.state === 'open';
    expect({ ...at, isSame: answer.checkout?.token === one.token }).toEqual({ ...at, isSame });
    const wrong = isSignedIn
      ? await wrongIn(role, answer, { owner: roles[role], state: 'open' })
      : Object.keys(answer.checkout ?? {});
    expect({ ...at, wrong }).toEqual({ ...at, wrong: [] });
  }
});

it.each(roleNames)('a checkout that %s creates shows what the caller may read', async (role) => {
  const input = { country: 'US', lines: lineInputs({ 'CBL-USBC': 1 }) };
  const answer = await answerOf('checkoutCreate', role, { input });
  expect(await wrongIn(role, answer, { owner: roles[role], state: 'open' })).toEqual([]);
  // It begins with what is known of the caller, and of nobody else.
  expect(answer.checkout?.['email']).toBe(roles[role] ?? '');
});

it.each(['checkoutContinue', 'checkoutCustomerAttach'])(
  '%s shows and changes nothing of another person’s checkout',
  async (name) => {
    for (const role of roleNames)
      for (const one of othersOf(role)) {
        const before = await shownToOwner(one);
        const { checkout, checkoutErrors } = await answerOf(name, role, { checkoutId: one.checkoutId });
        const at = { role, owner: one.owner, state: one.state };
        expect({ ...at, checkoutErrors }).toMatchObject({ ...at, checkoutErrors: [{ code: 'NOT_FOUND' }] });
        expect(checkout?.token).not.toBe(one.token);
        const wrong =
          checkout === null
            ? []
            : await wrongIn(role, { checkout, checkoutErrors }, { owner: roles[role], state: 'open' });
        expect({ ...at, wrong }).toEqual({ ...at, wrong: [] });
        expect({ ...at, shown: await shownToOwner(one) }).toEqual({ ...at, shown: before });
      }
  },
);

it('a checkout can’t be created for another person’s membership', async () => {
  const { whole } = shop.given.find(({ owner, state }) => owner === stranger && state === 'open')!;
  const { id } = whole['organizationMembership'] as { readonly id: string };
  for (const role of roleNames) {
    const input = { country: 'US', lines: lineInputs({ 'CBL-USBC': 1 }), organizationMembershipId: id };
    expect(await answerOf('checkoutCreate', role, { input })).toMatchObject({
      checkout: null,
      checkoutErrors: [{ code: 'NOT_FOUND' }],
    });
  }
});
