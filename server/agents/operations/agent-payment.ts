import { type Money, money } from '@sonde/machines/rules/money';
import { gatewayOf, isPaidLater } from '@sonde/machines/rules/payment';
import { refusal } from '../../kernel/refusal.ts';
import type { PaymentChoice } from '../../modules/checkout/checkout.model.ts';
import { isGrantedToken } from '../../modules/payment/stripe/granted-token.ts';
import type { ErrorMessage } from '../mapping/messages.ts';
import { handlerId, methodOf } from '../mapping/payment-handlers.ts';
import { refusalMessage } from '../mapping/refusal-messages.ts';
import type { Negotiated } from '../protocol/negotiate.ts';
import { procurement } from '../protocol/procurement.ts';
import { instrumentIn, type PaymentPayload } from './checkout-payload.ts';

/** The buyer's payment by a token that they granted to the shop, or a quote; null for what the shop doesn't take. */
export function choiceOf(
  payment: PaymentPayload | undefined,
  { capabilities }: Negotiated,
): PaymentChoice | null {
  const instrument = instrumentIn(payment);
  const method = instrument && methodOf(instrument);
  if (method !== undefined && isPaidLater(method))
    return capabilities.has(procurement)
      ? { gateway: gatewayOf(method), method, token: null, savedMethodId: null }
      : null;
  const token = instrument?.credential?.token;
  if (method === undefined || token === undefined) return null;
  return { gateway: gatewayOf(method), method, token, savedMethodId: null };
}

/** The message about a payment that the shop doesn't take. */
export const unknownHandler: ErrorMessage = {
  type: 'error',
  code: 'payment_failed',
  severity: 'recoverable',
  content: `Pay by the handler ${handlerId}, with the token of an instrument.`,
  path: '$.payment.instruments[0]',
};

/** The message about an instrument whose token isn't a payment that an agent granted; null if there is nothing to say. */
export function wrongToken(payment: PaymentPayload | undefined): ErrorMessage | null {
  const instrument = instrumentIn(payment);
  const token = instrument?.handler_id === handlerId ? instrument.credential?.token : undefined;
  return token === undefined || isGrantedToken(token)
    ? null
    : {
        type: 'error',
        code: 'payment_failed',
        severity: 'recoverable',
        content: 'Pay with a shared payment token that was granted to the shop. It begins with spt_.',
        path: '$.payment.instruments[0].credential.token',
      };
}

const shownAmount = ({ amount, currency }: Money) => ({ amount, currency });

/** The message about a total that isn't the one that the platform was told, with both; it may have been told none. */
export const changedTotal = (shownTotal: number | null, after: Money) => ({
  ...refusalMessage(refusal('PRICES_ARE_CHANGED', 'expectedTotal')),
  path: '$.totals',
  ...(shownTotal !== null && { before: shownAmount(money(shownTotal, after.currency)) }),
  after: shownAmount(after),
});

/** The refusal of a payment after too many that were declined. */
export const tooManyTries = refusal('OPERATION_NOT_ALLOWED', null, 'TOO_MANY_TRIES');
