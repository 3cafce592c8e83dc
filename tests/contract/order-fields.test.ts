import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf, roleNames, roles } from './operations-by-role.ts';
import { type Completed, globalId } from './checkout-client.ts';
import { unfilledFields, wrongFields } from './field-permissions.ts';
import type { FieldReaders } from './field-policies.ts';
import {
  isProvedFor,
  openPlacedOrders,
  type PlacedOrders,
  selectFields,
  type Shown,
  stranger,
} from './placed-orders.ts';

/** Who can read each field of orders and quotes: eight roles by every operation that answers with one. */

let sold: PlacedOrders;
beforeAll(async () => {
  sold = await openPlacedOrders();
});
afterAll(() => sold.shop.close());

const grantedTo = (isProved: boolean): readonly FieldReaders[] =>
  isProved ? ['EVERYONE', 'PROVED'] : ['EVERYONE'];

describe('the fields of an order', () => {
  it('are all filled in one of the orders asked about', () => {
    const wholes = sold.placed.map(({ whole }) => whole);
    expect(unfilledFields('Order', wholes)).toEqual([]);
    expect(
      unfilledFields(
        'OrderQuote',
        wholes.map(({ quote }) => quote),
      ),
    ).toEqual([]);
  });

  it('are shown with its link, the buyer’s to who has proved to be one', async () => {
    const strangersKey = sold.placed.find(({ owner }) => owner === stranger)!.accessKey;
    for (const { role, email, one } of sold.cases()) {
      const proved = isProvedFor(role, one);
      const asked = {
        alone: await sold.orderOf(one.token, email),
        'with its key': await sold.orderOf(one.token, email, one.accessKey),
        'with a key that has expired': await sold.orderOf(one.token, email, one.expiredKey),
        'with the key of another order': await sold.orderOf(
          one.token,
          email,
          one.owner === stranger ? 'x' : strangersKey,
        ),
        'as a node': await sold.nodeOf('Order', globalId('Order', one.token), email),
      };
      const wrong = Object.entries(asked).flatMap(([how, answer]) =>
        wrongFields('Order', answer, one.whole, grantedTo(proved || how === 'with its key')).map(
          (problem) => `${role}, order of ${one.owner}, ${how}: ${problem}`,
        ),
      );
      expect(wrong).toEqual([]);
    }
  });

  it('are all listed among the orders of their buyer and of who manages their organization, and of nobody else', async () => {
    for (const role of roleNames) {
      const { orders } = ((
        await sold.ask(
          `{ found: userOrders(first: 50) { orders ${selectFields('Order')} } }`,
          {},
          roles[role],
        )
      )['found'] as unknown as { orders: readonly Shown[] } & Shown) ?? { orders: [] };
      const own = sold.placed.filter((one) => isProvedFor(role, one));
      expect({ role, ids: orders.map(({ id }) => id).toSorted() }).toEqual({
        role,
        ids: own.map(({ whole }) => whole.id).toSorted(),
      });
      const wrong = own.flatMap(({ whole }) =>
        wrongFields(
          'Order',
          orders.find(({ id }) => id === whole.id),
          whole,
          grantedTo(true),
        ),
      );
      expect({ role, wrong }).toEqual({ role, wrong: [] });
    }
  });

  it('are answered to nobody who places it again with another key', async () => {
    for (const { role, email, one } of sold.cases()) {
      const variables = {
        checkoutId: one.checkoutId,
        idempotencyKey: crypto.randomUUID(),
        expectedTotal: one.total,
        expectedTrialCharge: null,
        attestations: ['TERMS_AND_CONDITIONS'],
        buyerKey: 'another browser',
      };
      const { order, orderAccessKey } = await sold.shop.client.change<Completed>(
        'CheckoutComplete',
        variables,
        headersOf(email),
      );
      expect({ role, order, orderAccessKey }).toEqual({ role, order: null, orderAccessKey: null });
    }
  });
});
