import { type ErrorCode, paymentErrorCodes } from '@sonde/machines/rules/errors';
import { isPaidLater } from '@sonde/machines/rules/payment';
import { accountPayload } from '../../kernel/account-payload.ts';
import {
  type FieldLimit,
  isRefusedWith,
  type LimitedArguments,
  type LimitPart,
} from '../../kernel/field-limits.ts';
import { idOfType, toGlobalId } from '../../kernel/global-id.ts';
import type { ModuleApi } from '../../kernel/module-api.ts';
import type { Resolvers } from '../../kernel/resolver-types.generated.ts';
import type { RequestFacts } from '../../kernel/request-facts.ts';
import { servicesForAccount } from '../checkout/account-services-of-request.ts';
import { answerWith } from '../checkout/change-checkout.ts';
import type { CheckoutAnswer } from '../checkout/change-checkout.ts';
import { checkoutPayload } from '../checkout/checkout-payload.ts';
import { apiOrder } from './api-order.ts';
import { maySeeOrder } from './may-see-order.ts';
import { accessKeyOf, grantOrderAccess, isOpenedBy, type OrderAccess, withoutBuyer } from './order-access.ts';
import { orderNodes } from './order.nodes.ts';
import { readCompletion } from './completion-input.ts';
import type { Person } from '../people/person.model.ts';
import type { Order } from './order.model.ts';
import type { OrderServices } from './order-services.ts';
import type { CompletionParent } from './order.parents.ts';
import { loadFailedPaymentOrdersOf, loadOrder, loadOrderByToken, loadOrdersOf } from './order.repository.ts';
import { placeOrder } from './place-order.ts';
import type { Placement } from './place-order.ts';

/** Every revision of the catalog has the pictures, so the one in memory is good enough. */
const anyRevision = 0;

async function toApiOrder(
  order: Order | null,
  { catalogue, deriveToken }: Pick<OrderServices, 'catalogue' | 'deriveToken'>,
) {
  return order && apiOrder(order, await catalogue.current(anyRevision), deriveToken);
}

/**
 * The order with this token: complete for a caller who has the key or is signed in with access to it, otherwise without
 * its buyer.
 */
async function orderSeenBy(
  services: OrderServices,
  token: string,
  accessKey: string | null,
  { account }: Pick<RequestFacts, 'account'>,
) {
  const person = await services.people.of(account);
  const order = await loadOrderByToken(services.sql, token);
  const whole = await toApiOrder(order, services);
  if (order === null || whole === null) return null;
  const isProved =
    maySeeOrder(person, order) || (accessKey !== null && isOpenedBy(services, order.id, accessKey));
  return isProved ? whole : withoutBuyer(whole);
}

const accessPayload = ({ accessKey, refusals }: OrderAccess) => ({ ...accountPayload(refusals), accessKey });

/** The checkout of the response, or its current state. Null if it has become an order. */
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

/** A page of the orders that the signed-in user can see; null if signed out. */
async function userOrders(
  services: OrderServices,
  { first, after }: UserOrdersInput,
  { account }: Pick<RequestFacts, 'account'>,
) {
  const person = await services.people.of(account);
  if (person === null) return null;
  const most = Math.min(Math.max(first, 1), mostOrders);
  const afterToken = after == null ? null : (idOfType('Order', after) ?? '');
  const loaded = await loadOrdersOf(services.sql, person, { most: most + 1, afterToken });
  const catalogue = await services.catalogue.current(anyRevision);
  const orders = loaded.slice(0, most);
  const last = orders.at(-1);
  return {
    orders: orders.map((order) => apiOrder(order, catalogue, services.deriveToken)),
    next: loaded.length > most && last ? toGlobalId('Order', services.deriveToken('order', last.id)) : null,
  };
}

/** What the limits of a placement know, by its arguments. */
interface LimitedPlacements {
  /** The addresses that free mail was counted for. */
  readonly counted: WeakMap<object, string | null>;
  /** What runs the placement of a trial within its limit. */
  readonly trials: WeakMap<object, LimitPart>;
}

function limitTrialOf({ trials }: LimitedPlacements, given: object): LimitPart {
  const limitPart = trials.get(given);
  if (limitPart === undefined) throw new Error('A placement runs within its limits.');
  return limitPart;
}

/** The orders of a person whose payment failed after they were confirmed. */
async function failedPaymentOrders({ sql, catalogue, deriveToken }: OrderServices, person: Person) {
  const orders = await loadFailedPaymentOrdersOf(sql, person);
  const current = await catalogue.current(anyRevision);
  return orders.map((order) => apiOrder(order, current, deriveToken));
}

const resolversOf = (services: OrderServices, placements: LimitedPlacements): Resolvers => ({
  Query: {
    order: (_parent, { token, accessKey }, facts) => orderSeenBy(services, token, accessKey ?? null, facts),
    userOrders: (_parent, given, facts) => userOrders(services, given, facts),
  },
  User: {
    failedPaymentOrders: (person) => failedPaymentOrders(services, person),
  },
  CheckoutComplete: {
    order: async ({ orderId }) =>
      orderId === null ? null : toApiOrder(await loadOrder(services.sql, orderId), services),
    orderToken: ({ orderId }) => (orderId === null ? null : services.deriveToken('order', orderId)),
    orderAccessKey: ({ orderId }) => (orderId === null ? null : accessKeyOf(services, orderId)),
  },
  Mutation: {
    async checkoutComplete(_parent, given, facts) {
      const asked = await servicesForAccount(services, facts);
      const { checkoutId, expectedTotal, attestations } = given;
      const token = idOfType('Checkout', checkoutId) ?? '';
      const idempotencyKey = given.idempotencyKey ?? facts.idempotencyKey;
      const read = readCompletion({
        token,
        idempotencyKey,
        buyerKey: given.buyerKey ?? null,
        expectedTotal,
        expectedPayment: given.expectedPayment ?? null,
        expectedTrialCharge: given.expectedTrialCharge ?? null,
        attestations,
      });
      const placement: Placement = read.ok
        ? await placeOrder(asked, {
            ...read.request,
            countedEmail: placements.counted.get(given) ?? null,
            limitTrial: limitTrialOf(placements, given),
          })
        : { status: 'refused', ...(await answerWith(asked, token, read.refusals)) };
      return completion(placement, token, asked);
    },
    async orderAccessCreate(_parent, { orderId, email = null, buyerKey = null }, { account }) {
      const token = idOfType('Order', orderId) ?? '';
      return accessPayload(await grantOrderAccess(services, token, { email, buyerKey }, account));
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

/**
 * Beyond the limit no trial is placed, so that neither answer says who has had one. Whether there is one is known once
 * the checkout is loaded: other placements don't wait for those of trials.
 */
const trialLimit = ({ trials }: LimitedPlacements): FieldLimit => ({
  limit: 'trial',
  takeOver: (given, limitPart) => void trials.set(given, limitPart),
});

const isUnproved: FieldLimit['isFailure'] = (answer) => (answer?.accountErrors ?? []).length > 0;

/** Against guessed email addresses: beyond the limit, even the right one is refused. */
const addressLimit: FieldLimit = {
  limit: 'orderAccess',
  applies: ({ email }) => email != null,
  isFailure: isUnproved,
};

/**
 * Against guessed keys and tokens. They can't be guessed, so a caller with the right one isn't limited by others'
 * attempts.
 */
const keyLimit: FieldLimit = {
  limit: 'token',
  applies: ({ email }) => email == null,
  isFailure: isUnproved,
  letsRightTriesPass: true,
};

/** In any currency, before rounding. */
const leastPrice = 1;

/**
 * Whom a placement sends mail that costs nothing: a quote, or the confirmation of a free order. A buyer who says that
 * they pay is refused if they don't, so their placement needs no look at the checkout.
 */
async function freelyMailed(
  services: OrderServices,
  { checkoutId, expectedTotal, expectedPayment }: LimitedArguments,
  facts: RequestFacts,
): Promise<string | null> {
  const isFree = (expectedTotal?.amount ?? 0) < leastPrice;
  if (!isFree && expectedPayment && !isPaidLater(expectedPayment.method)) return null;
  const { checkouts } = await servicesForAccount(services, facts);
  const { checkout } = (await checkouts.load(idOfType('Checkout', checkoutId ?? '') ?? '')) ?? {};
  if (checkout === undefined || checkout.placedOrderId !== null) return null;
  const isQuoted = checkout.payment !== null && isPaidLater(checkout.payment.method);
  return isFree || isQuoted ? checkout.email : null;
}

/** Orders, and placing them. */
export function orderApi(services: OrderServices): ModuleApi {
  const placements: LimitedPlacements = { counted: new WeakMap(), trials: new WeakMap() };
  return {
    resolvers: resolversOf(services, placements),
    nodes: {
      Order: (token, facts) => orderSeenBy(services, token, null, facts),
      ...orderNodes(services),
    },
    limits: {
      checkoutComplete: [declineLimit, placementLimit, trialLimit(placements)],
      orderAccessCreate: [addressLimit, keyLimit],
    },
    recipients: {
      async checkoutComplete(given, facts) {
        const email = await freelyMailed(services, given, facts);
        placements.counted.set(given, email);
        return email;
      },
    },
    async refuse(refusal, { checkoutId, orderId }, facts) {
      if (orderId !== undefined) return accessPayload({ accessKey: null, refusals: [refusal] });
      const token = idOfType('Checkout', checkoutId ?? '') ?? '';
      const asked = await servicesForAccount(services, facts);
      const { checkout } = await answerWith(asked, token, []);
      return completion({ status: 'refused', refusals: [refusal], checkout }, token, asked);
    },
  };
}
