import { afterAll, beforeAll } from 'vitest';
import { createGraphqlHandler } from '../../server/compose-shop.ts';
import { type OrderShop, openOrderShop } from '../contract/order-shop.ts';
import { type GraphqlAnswer, sendGraphql } from '../support/graphql-client.ts';

/** A shop with its own clock, in milliseconds since 1970, whose API is asked from chosen addresses. */
export interface LimitedShop {
  readonly shop: OrderShop;
  readonly clock: { now: number };
  readonly send: (
    query: string,
    variables: Record<string, unknown>,
    remoteAddress: string,
  ) => Promise<GraphqlAnswer>;
}

/** Opens a shop for the tests of a file, and closes it after them. */
export function openLimitedShop(): LimitedShop {
  const clock = { now: Date.parse('2026-11-20T15:00:00Z') };
  let shop: OrderShop;
  let graphql: ReturnType<typeof createGraphqlHandler>;
  beforeAll(async () => {
    shop = await openOrderShop({ now: () => new Date(clock.now) });
    graphql = createGraphqlHandler(shop.services);
  });
  afterAll(() => shop.close());
  return {
    get shop() {
      return shop;
    },
    clock,
    send: (query, variables, remoteAddress) => sendGraphql(graphql, { query, variables }, { remoteAddress }),
  };
}

export const minutes = (count: number) => count * 60_000;

/** What a mutation of the checkout returns in these tests. */
export const payload = 'checkoutErrors { code field message } checkout { token voucherCode }';

/** Places an order. */
export const complete = `mutation ($checkoutId: ID!, $expectedTotal: MoneyInput!, $attestations: [LegalAcknowledgement!]!) {
  checkoutComplete(checkoutId: $checkoutId, expectedTotal: $expectedTotal, attestations: $attestations) {
    ${payload} order { token } isPending confirmationNeeded
  }
}`;

/** The message after too many attempts. */
export const wait = 'TOO_MANY_TRIES';
export const refusedPayload = [{ code: 'OPERATION_NOT_ALLOWED', field: null, message: wait }];

/** The statuses of responses to requests one after another. */
export async function repeat(
  times: number,
  once: (index: number) => Promise<GraphqlAnswer>,
): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 1) statuses.push((await once(index)).status);
  return [...new Set(statuses)];
}
