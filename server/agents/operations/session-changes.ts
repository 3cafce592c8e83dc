import type { Refusal } from '../../kernel/refusal.ts';
import { changeCheckout, paymentUnderWay } from '../../modules/checkout/change-checkout.ts';
import { createCheckout as createShopCheckout } from '../../modules/checkout/create-checkout.ts';
import { isFinal, statusOf } from '../mapping/checkout-status.ts';
import { checkoutEndOf } from '../../modules/checkout/checkout.model.ts';
import { errorBody, type ErrorMessage, type Message } from '../mapping/messages.ts';
import { shopUrl } from '../mapping/links.ts';
import { placeOf } from '../mapping/place.ts';
import { type AddressPlace, refusalMessage } from '../mapping/refusal-messages.ts';
import { recordingOpener, recordPlatform } from '../trust/agent-checkouts.repository.ts';
import type { AgentCheckout } from '../sessions/agent-checkout.repository.ts';
import { countOpenedCheckout } from './agent-limits.ts';
import {
  type Applied,
  applyDiscount,
  applyParts,
  buyerParts,
  languagePart,
  linesPart,
  messagesOfParts,
  messagesOfPayload,
  wantsOtherCode,
} from './apply-checkout.ts';
import type { AnswerSession, PricedSession } from './checkout-answer.ts';
import { type CheckoutPayload, checkoutSchema, deliveryIn, sharedPayload } from './checkout-payload.ts';
import { notSoldThere } from './not-sold-there.ts';
import type { AgentCall, AgentServices, OperationAnswer } from './operation.types.ts';
import { readPayload } from './read-payload.ts';
import type { ArrivedRequest } from './repeated-requests.ts';
import type { PricedCheckout } from '../../modules/checkout/priced-checkout.ts';

/** What was shown of a checkout that is being opened, and what was said of it. */
interface Shown {
  /** Null while a code is still to be tried. */
  readonly answered: OperationAnswer | null;
  readonly messages: readonly Message[];
}

/** A call that opens or changes a cart or a checkout. */
interface ChangingCall {
  readonly call: AgentCall;
  readonly request: ArrivedRequest;
}

/** Where nothing was opened, there is nothing to change: the platform asks for something else, or a person continues. */
const openingMessage = (refusal: Refusal): ErrorMessage => ({
  ...refusalMessage(refusal),
  severity: 'unrecoverable',
});

/** Opens a cart or a checkout for the platform, with everything that it says at once. */
export async function createSession(
  services: AgentServices,
  { call, request }: ChangingCall,
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
  const requested = sharedPayload(read.output, call.negotiated);
  const country = deliveryIn(requested).destination?.address_country ?? requested.context.address_country;
  const place = placeOf({ ...requested.context, address_country: country }, call.facts);
  if (place === null) return refuse(200, [notSoldThere]);
  const limited = countOpenedCheckout(services, call);
  if (limited !== null) return limited;
  const now = services.now();
  const platformId =
    request.platformId ?? (await recordPlatform(services.sql, call.platform.profileUrl, now));
  const opener = { platformId, protocolVersion: version };
  const whole = withBuyersAddress(requested, call);
  const toPricedSession = (checkout: PricedCheckout): PricedSession => {
    const { id: checkoutId } = checkout.stored;
    const session: AgentCheckout = {
      checkoutId,
      isOpener: true,
      shownTotal: null,
      orderId: null,
      placed: null,
      isPlacedElsewhere: false,
    };
    return { session, token: services.deriveToken('checkout', checkoutId), checkout };
  };
  const answerOpened = ({ checkout, messages }: Applied) =>
    answer(services, call, toPricedSession(checkout), { status: 201, messages });
  const isCodeTried = wantsOtherCode(whole, null);
  let shown: Shown = { answered: null, messages: [] };
  const opened = await createShopCheckout<AddressPlace>(
    services,
    {
      ...place,
      lines: requested.line_items.map(({ item, quantity }) => ({ sku: item.id, quantity })),
      voucherCode: null,
      organizationMembershipId: null,
      organizationSlug: null,
    },
    {
      parts: buyerParts(services, whole),
      async record(checkout, refused) {
        const messages = [...messagesOfPayload(whole), ...messagesOfParts(refused)];
        const answered = isCodeTried ? null : await answerOpened({ checkout, messages });
        shown = { answered, messages };
        const kept = answered && (await request.partsOf({ status: answered.status, body: answered.body }));
        return (sql) => {
          const total = answered?.announcedTotal?.total ?? null;
          const opening = recordingOpener(sql, opener, { now, total });
          return kept === null ? opening : sql`${opening}, ${kept(sql)}`;
        };
      },
    },
  );
  const [first, ...others] = opened.refusals.map((refusal) => openingMessage(refusal));
  const continueAt = shopUrl(services.publicUrl, place);
  if (opened.checkout === null)
    return refuse(200, first === undefined ? [notSoldThere] : [first, ...others], continueAt);
  if (shown.answered !== null && opened.isRecorded === true) return { ...shown.answered, isWritten: true };
  const { token } = toPricedSession(opened.checkout);
  const begun = { checkout: opened.checkout, messages: shown.messages };
  return answerOpened(
    isCodeTried ? await applyDiscount(services, call, { token, applied: begun }, whole) : begun,
  );
}

/** A connected buyer needn't be named: their account has an address, unless the platform gives another. */
const withBuyersAddress = (requested: CheckoutPayload, { buyer }: AgentCall): CheckoutPayload =>
  buyer === null ? requested : { ...requested, buyer: { email: buyer.email, ...requested.buyer } };

/** The language that the platform names, as in a URL of the country's shop; null if it names none. */
function languageIn({ context }: CheckoutPayload, country: string, { facts }: AgentCall): string | null {
  if (context.language === undefined) return null;
  return (
    placeOf({ ...context, address_country: country }, { ...facts, acceptLanguage: null })?.language ?? null
  );
}

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
  { checkout: { stored } }: PricedSession,
): OperationAnswer | null {
  const end = checkoutEndOf(stored, now());
  const status = statusOf({ end, isPaymentUnderWay: stored.isPaymentUnderWay, messages: [] });
  return isFinal(status) ? { status: 409, body: errorBody(negotiated.version, [closed], publicUrl) } : null;
}

/**
 * Makes a cart or a checkout what the platform wants; what is refused stays as it was. The answer is written with the
 * change that it shows, unless a code is tried, which follows.
 */
export async function updateSession(
  services: AgentServices,
  { call, request }: ChangingCall,
  { priced, payload }: { readonly priced: PricedSession; readonly payload: unknown },
  answer: AnswerSession,
): Promise<OperationAnswer> {
  const { token } = priced;
  const read = readPayload(checkoutSchema, payload);
  if (!read.ok)
    return { status: 400, body: errorBody(call.negotiated.version, read.messages, services.publicUrl) };
  const ended = closedAnswer(services, call, priced);
  if (ended !== null) return ended;
  const requested = sharedPayload(read.output, call.negotiated);
  const { stored } = priced.checkout;
  const isCodeTried = wantsOtherCode(requested, stored.voucherCode);
  const answerChanged = ({ checkout, messages }: Applied) =>
    answer(services, call, { ...priced, checkout }, { messages });
  const begun: Applied = { checkout: priced.checkout, messages: messagesOfPayload(requested) };
  let answered: OperationAnswer | null = null;
  const changed = await applyParts(services, token, begun, {
    parts: [
      languagePart(languageIn(requested, stored.country, call)),
      linesPart(services, requested),
      ...buyerParts(services, requested),
    ],
    ...(request.loadedSession !== null && { known: request.loadedSession.loaded }),
    async record(applied) {
      if (isCodeTried) return null;
      answered = await answerChanged(applied);
      return request.partsOf(answered);
    },
  });
  if (answered !== null && changed.isWritten === true)
    return { ...(answered as OperationAnswer), isWritten: true };
  const applied = isCodeTried
    ? await applyDiscount(services, call, { token, applied: changed }, requested)
    : changed;
  return (
    closedAnswer(services, call, { ...priced, checkout: applied.checkout }) ?? (await answerChanged(applied))
  );
}

/** Ends a cart or a checkout: from then on, neither the platform nor a person can order it. */
export async function cancelSession(
  services: AgentServices,
  call: AgentCall,
  priced: PricedSession,
  answer: AnswerSession,
): Promise<OperationAnswer> {
  const ended = closedAnswer(services, call, priced);
  if (ended !== null) return ended;
  const { stored } = priced.checkout;
  const isFree = !stored.isPaymentUnderWay || (await services.endOpenPayment(stored.id));
  if (!isFree) return answer(services, call, priced, { messages: [refusalMessage(paymentUnderWay)] });
  const { checkout, refusals } = await changeCheckout(services, priced.token, () => ({
    ok: true,
    change: { expiresAt: services.now() },
  }));
  const seen = { ...priced, checkout: checkout ?? priced.checkout };
  const endedMeanwhile = refusals.length === 0 ? null : closedAnswer(services, call, seen);
  const messages = refusals.map((refusal) => refusalMessage(refusal));
  return endedMeanwhile ?? answer(services, call, seen, { messages });
}
