import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOperation, headersOf, operations, type Role, roleNames, roles } from './operations-by-role.ts';
import { unfilledFields, wrongFields } from './field-permissions.ts';
import {
  buyerKey,
  colleague,
  everyOwner,
  type GivenCheckout,
  type GivenCheckouts,
  grantedTo,
  openGivenCheckouts,
  type Shown,
  stranger,
} from './given-checkouts.ts';

/**
 * Who can read each field of a checkout: eight roles with their own, another person's and an unowned one, open, expired
 * and placed, by every operation that answers with the one it was asked about.
 */

let shop: GivenCheckouts;
beforeAll(async () => {
  shop = await openGivenCheckouts(everyOwner);
});
afterAll(() => shop.close());

/** What is wrong with an answer for a role. */
function wrongFor(
  role: Role,
  one: GivenCheckout,
  how: string,
  answer: unknown,
  hasKey = false,
): readonly string[] {
  const granted = grantedTo(role, one, hasKey);
  const at = `${role}, ${one.state} checkout of ${one.owner}, ${how}: `;
  if (granted === null) return answer === null ? [] : [`${at}is shown`];
  const whole = { ...one.whole, ...(one.owner === null && ownDataOf(role)) };
  return wrongFields('Checkout', answer, whole, granted).map((problem) => `${at}${problem}`);
}

/** What an unowned checkout says about who asks, because their next change makes it theirs: their own data. */
function ownDataOf(role: Role): Shown {
  const own = shop.given.find(({ owner, state }) => owner === roles[role] && state === 'open');
  const { organization, organizationMembership, savedPaymentMethods } = own!.whole;
  return { organization, organizationMembership, savedPaymentMethods };
}

/** Every role with its own checkouts, unowned ones, and those of another person, also of its organization. */
const cases = () =>
  roleNames.flatMap((role) =>
    shop.given
      .filter(({ owner }) => [roles[role], null, stranger, colleague].includes(owner))
      .map((one) => ({ role, email: roles[role], one })),
  );

describe('the fields of a checkout', () => {
  it('are all filled in one of the checkouts asked about, except for what these countries and carts don’t have', () => {
    expect(
      unfilledFields(
        'Checkout',
        shop.given.map(({ whole }) => whole),
      ),
    ).toEqual(['taxName', 'changeInstead', 'paymentIntentSecret']);
  });

  it('are shown to who may read them, and to nobody else', async () => {
    const wrong: string[] = [];
    for (const { role, email, one } of cases()) {
      wrong.push(
        ...wrongFor(role, one, 'alone', await shop.checkoutOf(one.token, email)),
        ...wrongFor(
          role,
          one,
          'with its key',
          await shop.checkoutOf(one.token, email, buyerKey),
          one.state === 'placed',
        ),
        ...wrongFor(
          role,
          one,
          'with another key',
          await shop.checkoutOf(one.token, email, 'another browser'),
        ),
        ...wrongFor(role, one, 'as a node', await shop.nodeOf('Checkout', one.checkoutId, email)),
      );
    }
    expect(wrong).toEqual([]);
  });

  it('of its lines are shown with it, one by one too', async () => {
    for (const { role, email, one } of cases()) {
      for (const line of one.whole['lines'] as readonly (Shown & { readonly id: string })[]) {
        const answer = await shop.nodeOf('CheckoutLine', line.id, email);
        const expected = grantedTo(role, one) === null ? null : line.id;
        expect({ role, owner: one.owner, id: answer?.['id'] ?? null }).toEqual({
          role,
          owner: one.owner,
          id: expected,
        });
      }
    }
  });
});

/** The operations that change a checkout of their own, and answer with another one or none: `own-checkout-fields.test.ts`. */
const ofAnother = ['checkoutCreate', 'checkoutContinue', 'checkoutCustomerAttach'];
const changes = operations.filter(
  ({ field, isMutation }) =>
    isMutation && field.name.startsWith('checkout') && !ofAnother.includes(field.name),
);

describe.each(changes)('the answer of $field.name', (operation) => {
  it('shows as much of the checkout as the query', async () => {
    const wrong: string[] = [];
    for (const { role, email, one } of cases()) {
      const { checkoutId } = one;
      const answer = await askOperation(shop.graphql, operation, { checkoutId }, headersOf(email), 3);
      const { checkout } = answer as { checkout: Shown | null };
      const after = grantedTo(role, one) === null ? null : await shop.checkoutOf(one.token, email);
      if (JSON.stringify(checkout) !== JSON.stringify(after))
        wrong.push(`${role}, ${one.state} checkout of ${one.owner}`);
    }
    expect(wrong).toEqual([]);
  });
});
