import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isLeafType } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import {
  createCheckoutClient,
  fillCheckout,
  place,
  type CheckoutFields,
  type Completed,
} from './checkout-client.ts';
import { openOrderShop, type OrderShop } from './order-shop.ts';

let shop: OrderShop;
const client = () => shop.client;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const ask = ({ id }: Pick<CheckoutFields, 'id'>) => client().change('CheckoutContinue', { checkoutId: id });

async function look(checkout: CheckoutFields, buyerKey?: string): Promise<CheckoutFields> {
  const { data } = await client().send('Checkout', { token: checkout.token, buyerKey });
  return (data as { checkout: CheckoutFields }).checkout;
}

describe('after the order the token', () => {
  const personal = /ada@|Byron|Analytical|Market Street|94105|415555|PO-7|Radiology/i;
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const leavesOf = (name: string) =>
    Object.values((schema.getType(name) as GraphQLObjectType).getFields()).filter(
      ({ type, args }) => isLeafType(getNamedType(type)) && args.length === 0,
    );
  const allOf = (name: string) =>
    leavesOf(name)
      .map((field) => field.name)
      .join(' ');
  const everything = `query Everything($token: String!, $id: ID!) {
    checkout(token: $token) { ...All } node(id: $id) { ...All }
  }
  fragment All on Checkout {
    ${allOf('Checkout')} taxLines { ${allOf('TaxLine')} }
    shippingAddress { ${allOf('Address')} } billingAddress { ${allOf('Address')} }
    references { ${allOf('PurchaseReferences')} }
  }`;

  async function buyContinued(): Promise<readonly [CheckoutFields, Completed]> {
    const checkout = await fillCheckout(client());
    const contact = {
      email: 'ada@clinic.example',
      organizationName: 'Analytical Clinic',
      references: { purchaseOrderNumber: 'PO-7', costCentre: 'Radiology' },
    };
    await client().change('CheckoutEmailUpdate', { checkoutId: checkout.id, ...contact });
    return [
      checkout,
      await place(client(), checkout, `key ${checkout.token.slice(0, 8)}`, 'key of this browser'),
    ];
  }

  it('reveals nothing about the buyer, whichever field is requested', async () => {
    const [{ token, id }] = await buyContinued();
    const graphql = createGraphqlHandler(shop.services);
    const reader = createCheckoutClient(graphql, undefined, () => everything);
    const answer = await reader.send('Everything', { token, id });
    const blank = {
      email: '',
      firstName: '',
      lastName: '',
      placedOrderToken: null,
      references: { purchaseOrderNumber: '', costCentre: '' },
      shippingAddress: null,
      taxLines: [],
    };
    expect(answer.data).toMatchObject({ checkout: blank, node: blank });
    expect(JSON.stringify(answer)).not.toMatch(personal);
  });

  it('reveals nothing in the response to a change or another placement', async () => {
    const [checkout, { orderToken }] = await buyContinued();
    const change = { checkoutId: checkout.id, email: 'eve@clinic.example' };
    const answers = [
      await client().change('CheckoutEmailUpdate', change),
      await ask(checkout),
      await place(client(), checkout, 'a stranger’s', null),
      await place(client(), checkout, 'another stranger’s', 'another key'),
      await look(checkout, 'another key'),
    ];
    expect(JSON.stringify(answers)).not.toMatch(personal);
    expect(JSON.stringify(answers)).not.toContain(orderToken);
  });

  it('reveals no order that was placed without a key to a client with only the link', async () => {
    const checkout = await fillCheckout(client());
    const { orderToken } = await place(client(), checkout, 'no key', null);
    expect(orderToken).not.toBeNull();
    const answers = [
      await place(client(), checkout, 'a stranger again', null),
      await look(checkout, 'any key'),
    ];
    expect(JSON.stringify(answers)).not.toContain(orderToken);
  });

  it('leads the browser that placed the order to it, by its key', async () => {
    const [checkout, { orderToken }] = await buyContinued();
    expect(await look(checkout, 'key of this browser')).toMatchObject({
      isPlaced: true,
      placedOrderToken: orderToken,
      email: '',
    });
    expect(await place(client(), checkout, 'second tab', 'key of this browser')).toMatchObject({
      orderToken,
    });
  });
});

describe('the card provider', () => {
  it('does not receive the token', async () => {
    const checkout = await fillCheckout(client());
    await place(client(), checkout, 'provider');
    const requests = shop.requestsFor(checkout);
    expect(requests).toHaveLength(1);
    expect(JSON.stringify(requests)).not.toContain(checkout.token);
    expect(requests).toMatchObject([{ returnUrl: expect.stringMatching(/\/us\/en\/checkout\/payment\/$/) }]);
  });
});

describe('after all of this', () => {
  it('every invariant of orders and money holds', async () => {
    expect(await shop.violations()).toEqual([]);
  });
});
