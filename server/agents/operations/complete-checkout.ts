import { money } from '@sonde/machines/rules/money';
import { isPaidLater } from '@sonde/machines/rules/payment';
import * as v from 'valibot';
import { refusal } from '../../kernel/refusal.ts';
import { answerWith } from '../../modules/checkout/change-checkout.ts';
import { checkoutEndOf, type PaymentChoice } from '../../modules/checkout/checkout.model.ts';
import { choosePayment } from '../../modules/checkout/choose-payment.ts';
import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import { isFree } from '../../modules/order/is-free.ts';
import { isQuote } from '../../modules/order/is-quote.ts';
import { placeOrder, type Placement } from '../../modules/order/place-order.ts';
import { outstandingRefusals } from '../../modules/order/review-placement.ts';
import { impliedAcknowledgements, personalAcknowledgements } from '../mapping/acknowledgements.ts';
import { errorBody, type ErrorMessage, type Message } from '../mapping/messages.ts';
import { refusalMessage } from '../mapping/refusal-messages.ts';
import { type CountFailure, limitedMail, limitedPayment, limitedTrial } from './agent-limits.ts';
import { changedTotal, choiceOf, tooManyTries, unknownHandler, wrongToken } from './agent-payment.ts';
import { applyParts } from './apply-checkout.ts';
import { billingPart } from './billing-address.ts';
import { closedAnswer } from './session-changes.ts';
import {
  answerCheckout,
  findCheckout,
  type PricedSession,
  notFoundAnswer,
  priceSession,
} from './checkout-answer.ts';
import { instrumentIn, type PaymentPayload, paymentSchema } from './checkout-payload.ts';
import type {
  AgentCall,
  AgentServices,
  Operation,
  OperationAnswer,
  OperationInput,
} from './operation.types.ts';
import { readPayload } from './read-payload.ts';
import { payQuote } from './pay-quote.ts';
import type { Arrival } from '../sessions/agent-request.repository.ts';
import { answerOnce, intentKeyOf, keyConflict } from './repeated-requests.ts';

/** How a checkout is paid. */
export const completionSchema = v.object({ payment: v.optional(paymentSchema) });

/** What an agent can't settle by completing; empty if the shop may try to place the order. */
const openMessages = (checkout: PricedCheckout): readonly ErrorMessage[] => [
  ...outstandingRefusals(checkout).map((refused) => refusalMessage(refused)),
  ...personalAcknowledgements(checkout.requiredAttestations),
];

async function placeFor(
  services: AgentServices,
  call: AgentCall,
  { token, checkout, session }: PricedSession,
  choice: PaymentChoice | null,
): Promise<Placement> {
  const { stored, total } = checkout;
  const { clientAddress: address, idempotencyKey } = call.facts;
  const { email } = stored;
  const needsMail = isFree(checkout) || isQuote(checkout);
  const place = () =>
    placeOrder(services, {
      token,
      idempotencyKey: intentKeyOf(idempotencyKey),
      buyerKey: null,
      countedEmail: needsMail ? email : null,
      limitTrial: limitedTrial(services, call, stored.id),
      terms: {
        expectedTotal: money(session.shownTotal ?? total.gross.amount, total.gross.currency),
        attestations: impliedAcknowledgements(checkout.requiredAttestations),
        ...(choice !== null && { expectedPayment: choice }),
      },
    });
  const refuse = async () => ({
    status: 'refused' as const,
    ...(await answerWith(services, token, [refusal('OPERATION_NOT_ALLOWED', null, 'TOO_MANY_MAILS')])),
  });
  return needsMail ? limitedMail(services, { address, email }, { place, refused: refuse }) : place();
}

interface RefusedCompletion {
  readonly priced: PricedSession;
  /** The checkout when it was refused. */
  readonly checkout: PricedCheckout;
  readonly messages: readonly Message[];
}

/** Answers a completion that was refused. What another request made of the checkout meanwhile counts more. */
async function answerRefused(
  services: AgentServices,
  call: AgentCall,
  { priced, checkout, messages }: RefusedCompletion,
): Promise<OperationAnswer> {
  const seen = { ...priced, checkout };
  if (checkoutEndOf(checkout.stored, services.now()) !== 'ordered')
    return closedAnswer(services, call, seen) ?? answerCheckout(services, call, seen, { messages });
  const placed = await findCheckout(services, call, priced.token);
  return placed === null ? notFoundAnswer(services, call) : answerCheckout(services, call, placed);
}

async function answerPlacement(
  services: AgentServices,
  call: AgentCall,
  priced: PricedSession,
  { placement, countFailure }: { readonly placement: Placement; readonly countFailure: CountFailure },
): Promise<OperationAnswer> {
  const { stored } = priced.checkout;
  if (placement.status === 'placed' && stored.placements === 0) {
    const { orderId, number } = placement;
    const checkout = { ...priced.checkout, stored: { ...stored, placedOrderId: orderId } };
    const placed = number === undefined ? null : { number, isQuote: false };
    return answerCheckout(services, call, {
      ...priced,
      checkout,
      session: { ...priced.session, orderId, placed },
    });
  }
  if (placement.status !== 'refused') {
    const placed = await findCheckout(services, call, priced.token);
    const isPending = placement.status === 'pending';
    return placed === null
      ? notFoundAnswer(services, call)
      : answerCheckout(services, call, placed, { isPending });
  }
  const { refusals, checkout } = placement;
  if (refusals.some(({ field }) => field === 'idempotencyKey')) return keyConflict(services, call);
  countFailure('placement');
  const now = checkout ?? priced.checkout;
  const messages = refusals.map((refused) => {
    const isTotal = refused.code === 'PRICES_ARE_CHANGED' && refused.field === 'expectedTotal';
    const message = isTotal
      ? changedTotal(priced.session.shownTotal, now.total.gross)
      : refusalMessage(refused);
    if (message.code === 'payment_failed') countFailure('decline');
    return message;
  });
  return answerRefused(services, call, { priced, checkout: now, messages });
}

async function complete(
  services: AgentServices,
  call: AgentCall,
  priced: PricedSession,
  { payment, countFailure }: { payment: PaymentPayload | undefined; countFailure: CountFailure },
): Promise<OperationAnswer> {
  const { token, session } = priced;
  const { stored } = priced.checkout;
  const instrument = instrumentIn(payment);
  const choice = choiceOf(payment, call.negotiated);
  if (choice === null && (instrument !== undefined || !isFree(priced.checkout)))
    return answerCheckout(services, call, priced, { messages: [unknownHandler] });
  const wrong = wrongToken(payment);
  if (wrong !== null) return answerCheckout(services, call, priced, { messages: [wrong] });
  // The key of a repeated request is decided by the placement; its changes were made by the first.
  const unbilled = { checkout: priced.checkout, messages: [] };
  const billed = await applyParts(services, token, unbilled, {
    parts: [billingPart(instrument?.billing_address)],
  });
  const choose = async (checkout: PricedCheckout) => {
    const chosen = choice === null ? null : await choosePayment(services, token, choice);
    return { checkout: chosen?.checkout ?? checkout, refusals: chosen?.refusals ?? [] };
  };
  const answer = (checkout: PricedCheckout, messages: readonly Message[]) =>
    answerRefused(services, call, { priced, checkout, messages });
  // A quote needs less of its buyer than an order that is paid now, such as no consent to renewals.
  const isQuoted = choice !== null && isPaidLater(choice.method);
  const { checkout: reviewed, refusals: notQuoted } = isQuoted
    ? await choose(billed.checkout)
    : { checkout: billed.checkout, refusals: [] };
  const open = [...billed.messages, ...notQuoted, ...openMessages(reviewed)];
  if (open.length > 0 && !stored.isPaymentUnderWay)
    return answer(reviewed, [...billed.messages, ...notQuoted.map((refused) => refusalMessage(refused))]);
  const { gross } = reviewed.total;
  if (gross.amount !== session.shownTotal) return answer(reviewed, [changedTotal(session.shownTotal, gross)]);
  const chosen = isQuoted ? { checkout: reviewed, refusals: [] } : await choose(reviewed);
  if (chosen.refusals.length > 0 && !stored.isPaymentUnderWay)
    return answer(
      chosen.checkout,
      chosen.refusals.map((refused) => refusalMessage(refused)),
    );
  const current = { ...priced, checkout: chosen.checkout };
  const placement = await placeFor(services, call, current, choice);
  return answerPlacement(services, call, current, { placement, countFailure });
}

/** An answer that never changes: the placement answers the others, by the same key. */
const isFinalAnswer = ({ body }: OperationAnswer) => 'status' in body && body.status === 'completed';

async function completeSession(
  services: AgentServices,
  call: AgentCall,
  { id, payload }: OperationInput,
  arrived: Arrival['loadedSession'],
): Promise<OperationAnswer> {
  const { version } = call.negotiated;
  const priced = await priceSession(services, arrived, id);
  if (priced === null) return notFoundAnswer(services, call);
  const read = readPayload(completionSchema, payload);
  if (!read.ok) return { status: 400, body: errorBody(version, read.messages, services.publicUrl) };
  // A completed checkout answers with its order, whoever placed it; a quote can be paid.
  if (priced.session.orderId !== null) return payQuote(services, call, priced, read.output.payment);
  const closed = closedAnswer(services, call, priced);
  if (closed !== null) return closed;
  const { payment } = read.output;
  return limitedPayment(services, call, priced.checkout.stored.id, {
    pay: (countFailure) => complete(services, call, priced, { payment, countFailure }),
    refused: () => answerCheckout(services, call, priced, { messages: [refusalMessage(tooManyTries)] }),
  });
}

/** Places the order: one order and one charge, however often it is asked. */
export const completeCheckout: Operation = {
  name: 'complete_checkout',
  description: 'Pay and order.',
  capability: 'dev.ucp.shopping.checkout',
  scope: 'dev.ucp.shopping.checkout:manage',
  rest: { method: 'POST', path: '/checkout-sessions/:id/complete' },
  payload: 'checkout',
  run: (services, call, input) =>
    answerOnce(
      services,
      call,
      'complete_checkout',
      input,
      (request) => completeSession(services, call, input, request.loadedSession),
      isFinalAnswer,
    ),
};
