import { randomUUID } from 'node:crypto';
import { isPaidLater } from '@sonde/machines/rules/payment';
import { hashParameters } from '../../kernel/idempotency-key.ts';
import { payOrder, type OrderPayResult } from '../../modules/order/pay-order.ts';
import type { Message } from '../mapping/messages.ts';
import { refusalMessage } from '../mapping/refusal-messages.ts';
import { limitedPayment } from './agent-limits.ts';
import { quoteBilling } from './billing-address.ts';
import { changedTotal, choiceOf, tooManyTries, unknownHandler, wrongToken } from './agent-payment.ts';
import { answerCheckout, findCheckout, type PricedSession } from './checkout-answer.ts';
import { instrumentIn, type PaymentPayload } from './checkout-payload.ts';
import type { AgentCall, AgentServices, OperationAnswer } from './operation.types.ts';
import { findPlacedOrder } from './placed-order.ts';
import { intentKeyOf, keyConflict } from './repeated-requests.ts';

/** Why a payment didn't order it; null where it did, or isn't decided yet. */
const refusalOf = (result: OrderPayResult) =>
  result.status === 'declined' || result.status === 'refused' ? result.refusal : null;

/**
 * Orders what a checkout was quoted, at the prices of the quote and once, and answers with the checkout as it is then. An
 * order, and a quote that is asked for again or has ended, are only shown.
 */
export async function payQuote(
  services: AgentServices,
  call: AgentCall,
  priced: PricedSession,
  payment: PaymentPayload | undefined,
): Promise<OperationAnswer> {
  const { session, checkout } = priced;
  const { shown } = await findPlacedOrder(services, session);
  const quote = shown?.quote ?? null;
  const choice = choiceOf(payment, call.negotiated);
  const isAskedAgain = choice !== null && isPaidLater(choice.method);
  if (quote?.status !== 'OPEN' || isAskedAgain) return answerCheckout(services, call, priced);
  const answer = (messages: readonly Message[]) => answerCheckout(services, call, priced, { messages });
  const { method, token } = choice ?? {};
  if (method === undefined || token === undefined || token === null) return answer([unknownHandler]);
  const wrong = wrongToken(payment);
  if (wrong !== null) return answer([wrong]);
  const { id } = checkout.stored;
  const { order } = quote;
  const billing = quoteBilling(instrumentIn(payment)?.billing_address, order);
  if (billing.isRefused) return answer(billing.messages);
  const { gross } = order.total;
  if (gross.amount !== session.shownTotal) return answer([changedTotal(session.shownTotal, gross)]);
  const result = await limitedPayment<OrderPayResult | null>(services, call, id, {
    async pay(countFailure) {
      const paid = await payOrder(services, order, {
        key: intentKeyOf(call.facts.idempotencyKey) ?? randomUUID(),
        parametersHash: hashParameters([method, token, gross]).toString('hex'),
        expectedTotal: gross,
        method,
        token,
        attestations: [],
        language: checkout.stored.language,
      });
      const refused = refusalOf(paid);
      if (refused !== null && refused.field !== 'idempotencyKey') countFailure('placement');
      if (paid.status === 'declined') countFailure('decline');
      return paid;
    },
    refused: async () => null,
  });
  if (result === null) return answer([refusalMessage(tooManyTries)]);
  const refused = refusalOf(result);
  if (refused?.field === 'idempotencyKey') return keyConflict(services, call);
  const paid = (await findCheckout(services, call, priced.token)) ?? priced;
  return answerCheckout(services, call, paid, {
    isPending: result.status === 'pending',
    messages: [...(refused === null ? [] : [refusalMessage(refused)]), ...billing.messages],
  });
}
