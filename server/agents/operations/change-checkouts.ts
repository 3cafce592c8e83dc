import { updateLanguage } from '../../modules/checkout/update-language.ts';
import { changeCheckout, paymentUnderWay } from '../../modules/checkout/change-checkout.ts';
import { createCheckout as createShopCheckout } from '../../modules/checkout/create-checkout.ts';
import { isFinal, statusOf } from '../mapping/checkout-status.ts';
import { checkoutEndOf } from '../../modules/checkout/checkout.model.ts';
import { errorBody, type ErrorMessage } from '../mapping/messages.ts';
import { placeOf } from '../mapping/place.ts';
import { refusalMessage } from '../mapping/refusal-messages.ts';
import { recordAgentCheckout, recordPlatform } from '../trust/agent-checkouts.repository.ts';
import { applyCheckout } from './apply-checkout.ts';
import { answerCheckout, findCheckout, type FoundCheckout, notFoundAnswer } from './checkout-answer.ts';
import { checkoutSchema, deliveryIn } from './checkout-payload.ts';
import { notSoldThere } from './not-sold-there.ts';
import type { AgentCall, AgentServices, Operation, OperationAnswer } from './operation.types.ts';
import { readPayload } from './read-payload.ts';
import { answerOnce } from './repeated-requests.ts';

const capability = 'dev.ucp.shopping.checkout';
const oneSession = '/checkout-sessions/:id';

async function create(services: AgentServices, call: AgentCall, payload: unknown): Promise<OperationAnswer> {
  const { version } = call.negotiated;
  const refuse = (status: 200 | 400, messages: readonly [ErrorMessage, ...ErrorMessage[]]) => ({
    status,
    body: errorBody(version, messages, services.publicUrl),
  });
  const read = readPayload(checkoutSchema, payload);
  if (!read.ok) return refuse(400, read.messages);
  const wanted = read.output;
  const country = deliveryIn(wanted).destination?.address_country ?? wanted.context.address_country;
  const place = placeOf({ ...wanted.context, address_country: country }, call.facts);
  if (place === null) return refuse(200, [notSoldThere]);
  const { checkout, refusals } = await createShopCheckout(services, {
    ...place,
    lines: wanted.line_items.map(({ item, quantity }) => ({ sku: item.id, quantity })),
    voucherCode: null,
    organizationMembershipId: null,
    organizationSlug: null,
  });
  const [first, ...others] = refusals.map((refusal) => refusalMessage(refusal));
  if (checkout === null) return refuse(200, first === undefined ? [notSoldThere] : [first, ...others]);
  const { id } = checkout.stored;
  const session = { checkoutId: id, shownTotal: checkout.total.gross.amount, orderId: null };
  const now = services.now();
  const platformId = await recordPlatform(services.sql, call.platform.id, now);
  await recordAgentCheckout(services.sql, { ...session, platformId, protocolVersion: version }, now);
  const token = services.deriveToken('checkout', id);
  const applied = await applyCheckout(services, token, checkout, wanted);
  return answerCheckout(
    services,
    call,
    { session, token, checkout: applied.checkout },
    { status: 201, messages: applied.messages },
  );
}

/** Opens a checkout for the platform, with everything that it says at once. */
export const createCheckout: Operation = {
  name: 'create_checkout',
  capability,
  rest: { method: 'POST', path: '/checkout-sessions' },
  payload: 'checkout',
  run: (services, call, input) =>
    answerOnce(services, call, 'create_checkout', input, () => create(services, call, input.payload)),
};

/** Shows a checkout as it is now. */
export const getCheckout: Operation = {
  name: 'get_checkout',
  capability,
  rest: { method: 'GET', path: oneSession },
  payload: null,
  async run(services, call, { id }) {
    const found = await findCheckout(services, call, id);
    if (found === null) return notFoundAnswer(services, call);
    // What became of a payment is asked as the pages ask.
    if (!found.checkout.stored.isPaymentUnderWay) return answerCheckout(services, call, found);
    await services.settleOpenPayment(found.checkout.stored.id);
    const settled = await findCheckout(services, call, id);
    return answerCheckout(services, call, settled ?? found);
  },
};

const closed: ErrorMessage = {
  type: 'error',
  code: 'checkout_closed',
  severity: 'unrecoverable',
  content: 'This checkout is completed or canceled. Open another one.',
};

/** Why a checkout can't be changed or canceled any more; null while it can. */
export function closedAnswer(
  { now, publicUrl }: AgentServices,
  { negotiated }: AgentCall,
  { checkout: { stored } }: FoundCheckout,
): OperationAnswer | null {
  const end = checkoutEndOf(stored, now());
  const status = statusOf({ end, isPaymentUnderWay: stored.isPaymentUnderWay, messages: [] });
  return isFinal(status) ? { status: 409, body: errorBody(negotiated.version, [closed], publicUrl) } : null;
}

async function update(
  services: AgentServices,
  call: AgentCall,
  { id, payload }: { readonly id: string; readonly payload: unknown },
): Promise<OperationAnswer> {
  const found = await findCheckout(services, call, id);
  if (found === null) return notFoundAnswer(services, call);
  const read = readPayload(checkoutSchema, payload);
  if (!read.ok)
    return { status: 400, body: errorBody(call.negotiated.version, read.messages, services.publicUrl) };
  const ended = closedAnswer(services, call, found);
  if (ended !== null) return ended;
  const place = placeOf(
    { ...read.output.context, address_country: found.checkout.stored.country },
    { ...call.facts, acceptLanguage: null },
  );
  const isOtherLanguage =
    read.output.context.language !== undefined &&
    place !== null &&
    place.language !== found.checkout.stored.language;
  const spoken = isOtherLanguage ? await updateLanguage(services, id, place.language) : null;
  const { checkout, messages } = await applyCheckout(
    services,
    id,
    spoken?.checkout ?? found.checkout,
    read.output,
  );
  return answerCheckout(services, call, { ...found, checkout }, { messages });
}

/** Makes a checkout what the platform wants; what is refused stays as it was. */
export const updateCheckout: Operation = {
  name: 'update_checkout',
  capability,
  rest: { method: 'PUT', path: oneSession },
  payload: 'checkout',
  run: (services, call, input) =>
    answerOnce(services, call, 'update_checkout', input, () => update(services, call, input)),
};

async function cancel(services: AgentServices, call: AgentCall, id: string): Promise<OperationAnswer> {
  const found = await findCheckout(services, call, id);
  if (found === null) return notFoundAnswer(services, call);
  const ended = closedAnswer(services, call, found);
  if (ended !== null) return ended;
  const { stored } = found.checkout;
  const isFree = !stored.isPaymentUnderWay || (await services.endOpenPayment(stored.id));
  if (!isFree) return answerCheckout(services, call, found, { messages: [refusalMessage(paymentUnderWay)] });
  const { checkout, refusals } = await changeCheckout(services, id, () => ({
    ok: true,
    change: { expiresAt: services.now() },
  }));
  return answerCheckout(
    services,
    call,
    { ...found, checkout: checkout ?? found.checkout },
    { messages: refusals.map((refusal) => refusalMessage(refusal)) },
  );
}

/** Ends a checkout: from then on, neither the platform nor a person can order it. */
export const cancelCheckout: Operation = {
  name: 'cancel_checkout',
  capability,
  rest: { method: 'POST', path: `${oneSession}/cancel` },
  payload: null,
  run: (services, call, input) =>
    answerOnce(services, call, 'cancel_checkout', input, () => cancel(services, call, input.id)),
};
