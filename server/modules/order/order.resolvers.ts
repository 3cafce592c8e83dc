import type { GraphqlContext } from '../../graphql/context.ts';
import { idOfType } from '../../graphql/global-id.ts';
import type { NodeLoaders } from '../../graphql/node.resolvers.ts';
import type { Resolvers } from '../../graphql/resolver-types.generated.ts';
import { answerWith } from '../checkout/change-checkout.ts';
import { checkoutPayload } from '../checkout/checkout-payload.ts';
import { apiOrder } from './api-order.ts';
import { readCompletion } from './completion-input.ts';
import type { Order } from './order.model.ts';
import { loadOrder, loadOrderByToken } from './order.repository.ts';
import { placeOrder } from './place-order.ts';
import type { Placement } from './place-order.ts';

/** Any revision of the catalogue has the pictures, so the one in memory will do. */
const anyRevision = 0;

async function shown(order: Order | null, { catalogue, deriveToken }: GraphqlContext) {
  return order && apiOrder(order, await catalogue.current(anyRevision), deriveToken);
}

/** What was said about the checkout, or how it stands now where nothing was. */
async function answerOf(placement: Placement, token: string, context: GraphqlContext) {
  return checkoutPayload(
    placement.status === 'refused' ? placement : await answerWith(context, token, []),
    context,
  );
}

async function completion(placement: Placement, token: string, context: GraphqlContext) {
  const orderId = placement.status === 'placed' ? placement.orderId : null;
  return {
    ...(await answerOf(placement, token, context)),
    order: orderId === null ? null : await shown(await loadOrder(context.sql, orderId), context),
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
  Mutation: {
    async checkoutComplete(_parent, { checkoutId, idempotencyKey, expectedTotal, attestations }, context) {
      const token = idOfType('Checkout', checkoutId) ?? '';
      const key = idempotencyKey ?? context.idempotencyKey;
      const read = readCompletion({ token, idempotencyKey: key, expectedTotal, attestations });
      const placement: Placement = read.ok
        ? await placeOrder(context, read.request)
        : { status: 'refused', ...(await answerWith(context, token, read.refusals)) };
      return completion(placement, token, context);
    },
  },
};
