import type { PaymentMethod } from '@sonde/machines/rules/payment';
import { grantedMethods } from '../../modules/payment/methods/payment-methods.ts';

/** The card provider's handler: https://docs.stripe.com/agentic-commerce/protocols/ucp/stripe-payments-handler */
const handler = 'com.stripe.payments';

/** The id by which an instrument names it. */
export const handlerId = 'stripe';

const handlerVersion = '2026-01-23';

function declared(granted: typeof grantedMethods) {
  if (granted.length === 0) return {};
  const instruments = granted.map(({ instrument }) => ({ type: instrument }));
  return { [handler]: [{ id: handlerId, version: handlerVersion, available_instruments: instruments }] };
}

/** The handlers of the shop's profile. */
export const profileHandlers: object = declared(grantedMethods);

/** The handlers by which a checkout can be paid now. */
export const handlersFor = (methods: readonly PaymentMethod[]): object =>
  declared(grantedMethods.filter(({ method }) => methods.includes(method)));

/** The payment method of an instrument; undefined for one that the shop doesn't take. */
export const methodOf = ({
  handler_id,
  type,
}: {
  readonly handler_id?: string | undefined;
  readonly type?: string | undefined;
}): PaymentMethod | undefined =>
  handler_id === handlerId ? grantedMethods.find(({ instrument }) => instrument === type)?.method : undefined;
