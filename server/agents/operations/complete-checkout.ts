import { type Money, money } from '@sonde/machines/rules/money';
import { gatewayOf } from '@sonde/machines/rules/payment';
import * as v from 'valibot';
import { refusal } from '../../kernel/refusal.ts';
import { answerWith } from '../../modules/checkout/change-checkout.ts';
import type { PaymentChoice } from '../../modules/checkout/checkout.model.ts';
import { choosePayment } from '../../modules/checkout/choose-payment.ts';
import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';
import { isFree } from '../../modules/order/is-free.ts';
import { placeOrder, type Placement } from '../../modules/order/place-order.ts';
import { outstandingRefusals } from '../../modules/order/review-placement.ts';
import { impliedAcknowledgements, personalAcknowledgements } from '../mapping/acknowledgements.ts';
import { errorBody, type ErrorMessage } from '../mapping/messages.ts';
import { handlerId, methodOf } from '../mapping/payment-handlers.ts';
import { refusalMessage } from '../mapping/refusal-messages.ts';
import { countFailure, countFreeMail, mustWait } from './agent-limits.ts';
import { applyStep, billingStep } from './apply-checkout.ts';
import { closedAnswer } from './session-changes.ts';
import { answerCheckout, findCheckout, type FoundCheckout, notFoundAnswer } from './checkout-answer.ts';
import { instrumentIn, type PaymentPayload, paymentSchema } from './checkout-payload.ts';
import type {
  AgentCall,
  AgentServices,
  Operation,
  OperationAnswer,
  OperationInput,
} from './operation.types.ts';
import { readPayload } from './read-payload.ts';
import { answerOnce, intentKeyOf, keyConflict } from './repeated-requests.ts';

const completionSchema = v.object({ payment: v.optional(paymentSchema) });

/** The buyer's payment by a token that they granted to the shop; null for one that the shop doesn't take. */
function choiceOf(payment: PaymentPayload | undefined): PaymentChoice | null {
  const instrument = instrumentIn(payment);
  const method = instrument && methodOf(instrument);
  const token = instrument?.credential?.token;
  if (method === undefined || token === undefined) return null;
  return { gateway: gatewayOf(method), method, token, savedMethodId: null };
}

const unknownHandler: ErrorMessage = {
  type: 'error',
  code: 'payment_failed',
  severity: 'recoverable',
  content: `Pay by the handler ${handlerId}, with the token of an instrument.`,
  path: '$.payment.instruments[0]',
};

const shownAmount = ({ amount, currency }: Money) => ({ amount, currency });

/** The message about a total that isn't the one that the platform was told, with both. */
const changedTotal = (before: Money, after: Money) => ({
  ...refusalMessage(refusal('PRICES_ARE_CHANGED', 'expectedTotal')),
  path: '$.totals',
  before: shownAmount(before),
  after: shownAmount(after),
});

/** What an agent can't settle by completing; empty if the shop may try to place the order. */
const openMessages = (checkout: PricedCheckout): readonly ErrorMessage[] => [
  ...outstandingRefusals(checkout).map((refused) => refusalMessage(refused)),
  ...personalAcknowledgements(checkout.requiredAttestations),
];

async function placeFor(
  services: AgentServices,
  { facts }: AgentCall,
  { token, checkout, session }: FoundCheckout,
  choice: PaymentChoice | null,
): Promise<Placement> {
  const { stored, total } = checkout;
  const needsMail = isFree(checkout);
  if (needsMail && !countFreeMail(services, facts.clientAddress, stored.email))
    return {
      status: 'refused',
      ...(await answerWith(services, token, [refusal('OPERATION_NOT_ALLOWED', null, 'TOO_MANY_MAILS')])),
    };
  return placeOrder(services, {
    token,
    idempotencyKey: intentKeyOf(facts.idempotencyKey),
    buyerKey: null,
    countedEmail: needsMail ? stored.email : null,
    terms: {
      expectedTotal: money(session.shownTotal, total.gross.currency),
      attestations: impliedAcknowledgements(checkout.requiredAttestations),
      ...(choice !== null && { expectedPayment: choice }),
    },
  });
}

async function answerPlacement(
  services: AgentServices,
  call: AgentCall,
  found: FoundCheckout,
  placement: Placement,
): Promise<OperationAnswer> {
  if (placement.status !== 'refused') {
    const placed = await findCheckout(services, call, found.token);
    return placed === null ? notFoundAnswer(services, call) : answerCheckout(services, call, placed);
  }
  const { refusals, checkout } = placement;
  if (refusals.some(({ field }) => field === 'idempotencyKey')) return keyConflict(services, call);
  const { stored } = found.checkout;
  countFailure(services, 'placement', stored.id);
  const now = checkout ?? found.checkout;
  const before = money(found.session.shownTotal, now.total.gross.currency);
  const messages = refusals.map((refused) => {
    const isTotal = refused.code === 'PRICES_ARE_CHANGED' && refused.field === 'expectedTotal';
    const message = isTotal ? changedTotal(before, now.total.gross) : refusalMessage(refused);
    if (message.code === 'payment_failed') countFailure(services, 'decline', stored.id);
    return message;
  });
  return answerCheckout(services, call, { ...found, checkout: now }, { messages });
}

const tooManyTries = refusal('OPERATION_NOT_ALLOWED', null, 'TOO_MANY_TRIES');

async function complete(
  services: AgentServices,
  call: AgentCall,
  found: FoundCheckout,
  payment: PaymentPayload | undefined,
): Promise<OperationAnswer> {
  const { token, session } = found;
  const { stored } = found.checkout;
  if (mustWait(services, 'decline', stored.id) || mustWait(services, 'placement', stored.id))
    return answerCheckout(services, call, found, { messages: [refusalMessage(tooManyTries)] });
  const instrument = instrumentIn(payment);
  const choice = choiceOf(payment);
  if (choice === null && (instrument !== undefined || !isFree(found.checkout)))
    return answerCheckout(services, call, found, { messages: [unknownHandler] });
  // The key of a repeated request is decided by the placement; its changes were made by the first.
  const billed = await applyStep(
    { checkout: found.checkout, messages: [] },
    billingStep(services, token, instrument?.billing_address),
  );
  const open = [...billed.messages, ...openMessages(billed.checkout)];
  if (open.length > 0 && !stored.isPaymentUnderWay)
    return answerCheckout(
      services,
      call,
      { ...found, checkout: billed.checkout },
      { messages: billed.messages },
    );
  const { gross } = billed.checkout.total;
  if (gross.amount !== session.shownTotal)
    return answerCheckout(
      services,
      call,
      { ...found, checkout: billed.checkout },
      { messages: [changedTotal(money(session.shownTotal, gross.currency), gross)] },
    );
  const chosen = choice === null ? null : await choosePayment(services, token, choice);
  if (chosen !== null && chosen.refusals.length > 0 && !stored.isPaymentUnderWay)
    return answerCheckout(
      services,
      call,
      { ...found, checkout: chosen.checkout ?? billed.checkout },
      { messages: chosen.refusals.map((refused) => refusalMessage(refused)) },
    );
  const current = { ...found, checkout: chosen?.checkout ?? billed.checkout };
  return answerPlacement(services, call, current, await placeFor(services, call, current, choice));
}

/** An answer that never changes: the placement answers the others, by the same key. */
const isFinalAnswer = ({ body }: OperationAnswer) => 'status' in body && body.status === 'completed';

async function completeFound(
  services: AgentServices,
  call: AgentCall,
  { id, payload }: OperationInput,
): Promise<OperationAnswer> {
  const { version } = call.negotiated;
  const found = await findCheckout(services, call, id);
  if (found === null) return notFoundAnswer(services, call);
  const read = readPayload(completionSchema, payload);
  if (!read.ok) return { status: 400, body: errorBody(version, read.messages, services.publicUrl) };
  // A completed checkout answers with its order, whoever placed it.
  if (found.session.orderId !== null) return answerCheckout(services, call, found);
  return closedAnswer(services, call, found) ?? complete(services, call, found, read.output.payment);
}

/** Places the order: one order and one charge, however often it is asked. */
export const completeCheckout: Operation = {
  name: 'complete_checkout',
  description: 'Pay and order.',
  capability: 'dev.ucp.shopping.checkout',
  rest: { method: 'POST', path: '/checkout-sessions/:id/complete' },
  payload: 'checkout',
  run: (services, call, input) =>
    answerOnce(
      services,
      call,
      'complete_checkout',
      input,
      () => completeFound(services, call, input),
      isFinalAnswer,
    ),
};
