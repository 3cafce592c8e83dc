import type { Refusal } from '../../kernel/refusal.ts';
import { updateLanguage } from '../../modules/checkout/update-language.ts';
import { changeCheckout, paymentUnderWay } from '../../modules/checkout/change-checkout.ts';
import { createCheckout as createShopCheckout } from '../../modules/checkout/create-checkout.ts';
import { isFinal, statusOf } from '../mapping/checkout-status.ts';
import { checkoutEndOf } from '../../modules/checkout/checkout.model.ts';
import { errorBody, type ErrorMessage } from '../mapping/messages.ts';
import { shopUrl } from '../mapping/links.ts';
import { placeOf } from '../mapping/place.ts';
import { refusalMessage } from '../mapping/refusal-messages.ts';
import { recordingOpener, recordPlatform } from '../trust/agent-checkouts.repository.ts';
import type { AgentCheckout } from '../sessions/agent-checkout.repository.ts';
import { countOpenedCheckout } from './agent-limits.ts';
import { applyCheckout } from './apply-checkout.ts';
import type { AnswerSession, FoundCheckout } from './checkout-answer.ts';
import { type CheckoutPayload, checkoutSchema, deliveryIn, sharedPayload } from './checkout-payload.ts';
import { notSoldThere } from './not-sold-there.ts';
import type { AgentCall, AgentServices, OperationAnswer } from './operation.types.ts';
import { readPayload } from './read-payload.ts';

/** A call that opens a cart or a checkout. */
interface OpeningCall {
  readonly call: AgentCall;
  /** The platform's id in the shop's records; null for one that has opened nothing yet. */
  readonly platformId: string | null;
}

/** Where nothing was opened, there is nothing to change: the platform asks for something else, or a person continues. */
const openingMessage = (refusal: Refusal): ErrorMessage => ({
  ...refusalMessage(refusal),
  severity: 'unrecoverable',
});

/** Opens a cart or a checkout for the platform, with everything that it says at once. */
export async function createSession(
  services: AgentServices,
  { call, platformId: knownId }: OpeningCall,
  payload: unknown,
  answer: AnswerSession,
): Promise<OperationAnswer> {
  const { version } = call.negotiated;
  const refuse = (
    status: 200 | 400,
    messages: readonly [ErrorMessage, ...ErrorMessage[]],
    continueAt: string = services.publicUrl,
  ) => ({ status, body: errorBody(version, messages, continueAt) });
  const read = readPayload(checkoutSchema, payload);
  if (!read.ok) return refuse(400, read.messages);
  const wanted = sharedPayload(read.output, call.negotiated);
  const country = deliveryIn(wanted).destination?.address_country ?? wanted.context.address_country;
  const place = placeOf({ ...wanted.context, address_country: country }, call.facts);
  if (place === null) return refuse(200, [notSoldThere]);
  const limited = countOpenedCheckout(services, call);
  if (limited !== null) return limited;
  const now = services.now();
  const platformId = knownId ?? (await recordPlatform(services.sql, call.platform.id, now));
  const opener = { platformId, protocolVersion: version };
  const { checkout, refusals } = await createShopCheckout(
    services,
    {
      ...place,
      lines: wanted.line_items.map(({ item, quantity }) => ({ sku: item.id, quantity })),
      voucherCode: null,
      organizationMembershipId: null,
      organizationSlug: null,
    },
    (sql) => recordingOpener(sql, opener, now),
  );
  const [first, ...others] = refusals.map((refusal) => openingMessage(refusal));
  const continueAt = shopUrl(services.publicUrl, place);
  if (checkout === null)
    return refuse(200, first === undefined ? [notSoldThere] : [first, ...others], continueAt);
  const { id } = checkout.stored;
  const session: AgentCheckout = {
    checkoutId: id,
    isOpener: true,
    shownTotal: null,
    orderId: null,
    placed: null,
    isPlacedElsewhere: false,
  };
  const token = services.deriveToken('checkout', id);
  const applied = await applyCheckout(services, call, { token, checkout }, withBuyersAddress(wanted, call));
  return answer(
    services,
    call,
    { session, token, checkout: applied.checkout },
    { status: 201, messages: applied.messages },
  );
}

/** A connected buyer needn't be named: their account has an address, unless the platform gives another. */
const withBuyersAddress = (wanted: CheckoutPayload, { buyer }: AgentCall): CheckoutPayload =>
  buyer === null ? wanted : { ...wanted, buyer: { email: buyer.email, ...wanted.buyer } };

const closed: ErrorMessage = {
  type: 'error',
  code: 'checkout_closed',
  severity: 'unrecoverable',
  content: 'This checkout is completed or canceled, or became a quote. Open another one.',
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

/** Makes a cart or a checkout what the platform wants; what is refused stays as it was. */
export async function updateSession(
  services: AgentServices,
  call: AgentCall,
  { found, payload }: { readonly found: FoundCheckout; readonly payload: unknown },
  answer: AnswerSession,
): Promise<OperationAnswer> {
  const { token } = found;
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
  const spoken = isOtherLanguage ? await updateLanguage(services, token, place.language) : null;
  const { checkout, messages } = await applyCheckout(
    services,
    call,
    { token, checkout: spoken?.checkout ?? found.checkout },
    sharedPayload(read.output, call.negotiated),
  );
  return answer(services, call, { ...found, checkout }, { messages });
}

/** Ends a cart or a checkout: from then on, neither the platform nor a person can order it. */
export async function cancelSession(
  services: AgentServices,
  call: AgentCall,
  found: FoundCheckout,
  answer: AnswerSession,
): Promise<OperationAnswer> {
  const ended = closedAnswer(services, call, found);
  if (ended !== null) return ended;
  const { stored } = found.checkout;
  const isFree = !stored.isPaymentUnderWay || (await services.endOpenPayment(stored.id));
  if (!isFree) return answer(services, call, found, { messages: [refusalMessage(paymentUnderWay)] });
  const { checkout, refusals } = await changeCheckout(services, found.token, () => ({
    ok: true,
    change: { expiresAt: services.now() },
  }));
  return answer(
    services,
    call,
    { ...found, checkout: checkout ?? found.checkout },
    { messages: refusals.map((refusal) => refusalMessage(refusal)) },
  );
}
