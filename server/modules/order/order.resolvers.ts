import { type ErrorCode, paymentErrorCodes } from '@sonde/machines/rules/errors';
import { type FieldLimit, isRefusedWith } from '../../kernel/field-limits.ts';
import { idOfType, toGlobalId } from '../../kernel/global-id.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import type { Resolvers } from '../../kernel/resolver-types.generated.ts';
import type { RequestFacts } from '../../kernel/request-facts.ts';
import { askedBy } from '../checkout/asked-by.ts';
import { answerWith } from '../checkout/change-checkout.ts';
import type { CheckoutAnswer } from '../checkout/change-checkout.ts';
import { checkoutPayload } from '../checkout/checkout-payload.ts';
import { apiOrder } from './api-order.ts';
import { readCompletion } from './completion-input.ts';
import type { Order } from './order.model.ts';
import type { OrderServices } from './order-services.ts';
import type { CompletionParent } from './order.parents.ts';
import { loadOrder, loadOrderByToken, loadOrdersOf } from './order.repository.ts';
import { placeOrder } from './place-order.ts';
import type { Placement } from './place-order.ts';

/** Any revision of the catalogue has the pictures, so the one in memory will do. */
const anyRevision = 0;

async function shown(
  order: Order | null,
  { catalogue, deriveToken }: Pick<OrderServices, 'catalogue' | 'deriveToken'>,
) {
  return order && apiOrder(order, await catalogue.current(anyRevision), deriveToken);
}

/** What was said about the checkout, or how it stands now where nothing was; nobody goes on with one that is an order. */
async function answerOf(
  placement: Placement,
  token: string,
  services: OrderServices,
): Promise<CheckoutAnswer> {
  switch (placement.status) {
    case 'placed':
      return { refusals: [], checkout: null };
    case 'refused':
      return placement;
    case 'confirmation':
    case 'pending':
      return answerWith(services, token, []);
  }
}

async function completion(
  placement: Placement,
  token: string,
  services: OrderServices,
): Promise<CompletionParent> {
  return {
    ...checkoutPayload(await answerOf(placement, token, services), services),
    orderId: placement.status === 'placed' ? placement.orderId : null,
    confirmationNeeded: placement.status === 'confirmation',
    paymentIntentSecret: placement.status === 'confirmation' ? placement.clientSecret : null,
    isPending: placement.status === 'pending',
  };
}

const mostOrders = 50;

interface UserOrdersInput {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** A page of the orders that whoever is signed in may see; null for a visitor. */
async function userOrders(
  services: OrderServices,
  { first, after }: UserOrdersInput,
  { account }: Pick<RequestFacts, 'account'>,
) {
  const person = await services.people.of(account);
  if (person === null) return null;
  const most = Math.min(Math.max(first, 1), mostOrders);
  const afterToken = after == null ? null : (idOfType('Order', after) ?? '');
  const found = await loadOrdersOf(services.sql, person, { most: most + 1, afterToken });
  const catalogue = await services.catalogue.current(anyRevision);
  const orders = found.slice(0, most);
  const last = orders.at(-1);
  return {
    orders: orders.map((order) => apiOrder(order, catalogue, services.deriveToken)),
    next: found.length > most && last ? toGlobalId('Order', services.deriveToken('order', last.id)) : null,
  };
}

const resolversOf = (services: OrderServices): Resolvers => ({
  Query: {
    order: async (_parent, { token }) => shown(await loadOrderByToken(services.sql, token), services),
    userOrders: (_parent, given, facts) => userOrders(services, given, facts),
  },
  CheckoutComplete: {
    order: async ({ orderId }) =>
      orderId === null ? null : shown(await loadOrder(services.sql, orderId), services),
    orderToken: ({ orderId }) => (orderId === null ? null : services.deriveToken('order', orderId)),
  },
  Mutation: {
    async checkoutComplete(_parent, given, facts) {
      const asked = await askedBy(services, facts);
      const { checkoutId, expectedTotal, attestations } = given;
      const token = idOfType('Checkout', checkoutId) ?? '';
      const idempotencyKey = given.idempotencyKey ?? facts.idempotencyKey;
      const read = readCompletion({
        token,
        idempotencyKey,
        buyerKey: given.buyerKey ?? null,
        expectedTotal,
        expectedPayment: given.expectedPayment ?? null,
        attestations,
      });
      const placement: Placement = read.ok
        ? await placeOrder(asked, read.request)
        : { status: 'refused', ...(await answerWith(asked, token, read.refusals)) };
      return completion(placement, token, asked);
    },
  },
});

/** Of a card that the bank or the provider refused. */
const declineCodes: readonly ErrorCode[] = paymentErrorCodes;

const declineLimit: FieldLimit = {
  limit: 'decline',
  isFailure: (answer) => isRefusedWith(answer, (code) => declineCodes.includes(code)),
};

const placementLimit: FieldLimit = {
  limit: 'placement',
  isFailure: (answer) => isRefusedWith(answer, (code) => code !== 'NOT_FOUND'),
};

/** Orders, and how a checkout becomes one. */
export const orderApi = (services: OrderServices): ModuleApi => ({
  resolvers: resolversOf(services),
  nodes: { Order: async (token) => shown(await loadOrderByToken(services.sql, token), services) },
  limits: { checkoutComplete: [declineLimit, placementLimit] },
  async refuse(refusal, { checkoutId }, facts) {
    const token = idOfType('Checkout', checkoutId ?? '') ?? '';
    const asked = await askedBy(services, facts);
    const { checkout } = await answerWith(asked, token, []);
    return completion({ status: 'refused', refusals: [refusal], checkout }, token, asked);
  },
});
