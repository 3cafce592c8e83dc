import type { GraphqlContext } from '../../graphql/context.ts';
import { idOfType } from '../../graphql/global-id.ts';
import type { NodeLoaders } from '../../graphql/node.resolvers.ts';
import type { Resolvers } from '../../graphql/resolver-types.generated.ts';
import { answerWith } from '../checkout/change-checkout.ts';
import type { CheckoutAnswer } from '../checkout/change-checkout.ts';
import { checkoutPayload } from '../checkout/checkout-payload.ts';
import { apiOrder } from './api-order.ts';
import { readCompletion } from './completion-input.ts';
import type { Order } from './order.model.ts';
import type { CompletionParent } from './order.parents.ts';
import { loadOrder, loadOrderByToken } from './order.repository.ts';
import { placeOrder } from './place-order.ts';
import type { Placement } from './place-order.ts';

/** Any revision of the catalogue has the pictures, so the one in memory will do. */
const anyRevision = 0;

async function shown(order: Order | null, { catalogue, deriveToken }: GraphqlContext) {
  return order && apiOrder(order, await catalogue.current(anyRevision), deriveToken);
}

/** What was said about the checkout, or how it stands now where nothing was; nobody goes on with one that is an order. */
async function answerOf(
  placement: Placement,
  token: string,
  context: GraphqlContext,
): Promise<CheckoutAnswer> {
  switch (placement.status) {
    case 'placed':
      return { refusals: [], checkout: null };
    case 'refused':
      return placement;
    case 'confirmation':
    case 'pending':
      return answerWith(context, token, []);
  }
}

async function completion(
  placement: Placement,
  token: string,
  context: GraphqlContext,
): Promise<CompletionParent> {
  return {
    ...checkoutPayload(await answerOf(placement, token, context), context),
    orderId: placement.status === 'placed' ? placement.orderId : null,
    confirmationNeeded: placement.status === 'confirmation',
    paymentIntentSecret: placement.status === 'confirmation' ? placement.clientSecret : null,
    isPending: placement.status === 'pending',
  };
}

export const orderNodes: NodeLoaders = {
  Order: async (token, context) => shown(await loadOrderByToken(context.sql, token), context),
};

export const orderResolvers: Resolvers = {
  Query: {
    order: async (_parent, { token }, context) => shown(await loadOrderByToken(context.sql, token), context),
  },
  CheckoutComplete: {
    order: async ({ orderId }, _arguments, context) =>
      orderId === null ? null : shown(await loadOrder(context.sql, orderId), context),
    orderToken: ({ orderId }, _arguments, { deriveToken }) =>
      orderId === null ? null : deriveToken('order', orderId),
  },
  Mutation: {
    async checkoutComplete(_parent, given, context) {
      const { checkoutId, expectedTotal, attestations } = given;
      const token = idOfType('Checkout', checkoutId) ?? '';
      const idempotencyKey = given.idempotencyKey ?? context.idempotencyKey;
      const buyerKey = given.buyerKey ?? null;
      const read = readCompletion({ token, idempotencyKey, buyerKey, expectedTotal, attestations });
      const placement: Placement = read.ok
        ? await placeOrder(context, read.request)
        : { status: 'refused', ...(await answerWith(context, token, read.refusals)) };
      return completion(placement, token, context);
    },
  },
};
