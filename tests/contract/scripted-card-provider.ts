import { createHmac, randomUUID } from 'node:crypto';
import { isDebit } from '@sonde/machines/rules/payment';
import { eventMeaning } from '../../server/modules/payment/stripe/stripe-events.ts';
import type { CustomerRequest } from '../../server/modules/payment/provider/method-vault.ts';
import type {
  ChargeFailureCode,
  ChargeRequest,
  ChargeResult,
  ProviderEvent,
  ProviderPayment,
  RenewalCharge,
} from '../../server/modules/payment/provider/payment-provider.ts';
import type {
  KeptMethod,
  ScriptedCardProvider,
  ScriptedIntent,
  ScriptedRenewal,
} from './scripted-card-provider.types.ts';

/** The bank's behavior, by payment method. */
export const cards = {
  good: 'pm_good',
  declined: 'pm_declined',
  expired: 'pm_expired',
  asks: 'pm_asks',
  wrongCode: 'pm_wrong_code',
  wrongNumber: 'pm_wrong_number',
  wrongZip: 'pm_wrong_zip',
  unprocessed: 'pm_unprocessed',
  failed: 'pm_failed',
  /** The result is unknown. */
  unclear: 'pm_unclear',
  /** The provider refuses requests with it: an error of the shop. */
  misconfigured: 'pm_misconfigured',
} as const;

const visa = { brand: 'visa', lastDigits: '4242', expMonth: 12, expYear: 2030 };

const secret = 'whsec_scripted';

/** The method that a payment saves for later ones. */
const keptBy = ({ keptFor, paymentMethodId: token, customerId, attemptId }: ChargeRequest) =>
  keptFor === null ? null : { customerId: customerId ?? `cus_${attemptId}`, token, details: visa };

/** What the bank refuses a method with. */
const bankRefusals = new Map<string, ChargeFailureCode>([
  [cards.declined, 'CARD_DECLINED'],
  [cards.expired, 'EXPIRED_CARD'],
  [cards.wrongCode, 'INCORRECT_CVC'],
  [cards.wrongNumber, 'INCORRECT_NUMBER'],
  [cards.wrongZip, 'INCORRECT_ZIP'],
  [cards.unprocessed, 'PROCESSING_ERROR'],
  [cards.failed, 'PAYMENT_ERROR'],
]);

/** The method of a token: an agent's `spt_good` is granted from `pm_good`. */
const methodOf = (token: string): string => token.replace(/^spt_/, 'pm_');

function firstResult(id: string, request: ChargeRequest): ChargeResult {
  const { method } = request;
  const paymentMethodId = methodOf(request.paymentMethodId);
  if (isDebit(method)) return { status: 'processing', intentId: id, details: null, verificationUrl: null };
  const refused = bankRefusals.get(paymentMethodId);
  if (refused !== undefined) return { status: 'declined', intentId: id, code: refused };
  switch (paymentMethodId) {
    case cards.misconfigured:
      return { status: 'declined', intentId: null, code: 'ORDER_CREATION_FAILED' };
    case cards.asks:
      return { status: 'requires_action', intentId: id, clientSecret: `${id}_secret` };
    default:
      return { status: 'succeeded', intentId: id, details: visa, kept: keptBy(request) };
  }
}

export function createScriptedCardProvider(): ScriptedCardProvider {
  const byAttempt = new Map<string, ScriptedIntent>();
  const requests: ChargeRequest[] = [];
  const byRenewal = new Map<string, ScriptedRenewal>();
  const renewalRequests: RenewalCharge[] = [];
  let renewalListener: ((charge: RenewalCharge) => Promise<void>) | null = null;
  let decide: ((charge: RenewalCharge) => 'pays' | 'declines') | null = null;
  const customers: CustomerRequest[] = [];
  const kept = new Map<string, KeptMethod>();
  const allowed = new Set<string>();
  const cancelled: string[] = [];
  let answersToLose = 0;
  let gate: Promise<void> = Promise.resolve();
  let listener: ((intent: ScriptedIntent) => Promise<void>) | null = null;

  const intents = () => [...byAttempt.values()];
  const intentOf = (intentId: string) => {
    const intent = intents().find(({ id }) => id === intentId);
    if (intent === undefined) throw new Error(`No intent ${intentId}`);
    return intent;
  };
  const resultOfRenewal = (id: string, charge: RenewalCharge): ChargeResult => {
    const isRefused = [cards.declined, cards.asks].some((name) => name === charge.paymentMethodId);
    const isPaid = decide === null ? !isRefused : decide(charge) === 'pays';
    return isPaid
      ? { status: 'succeeded', intentId: id, details: visa, kept: null }
      : { status: 'declined', intentId: id, code: 'CARD_DECLINED' };
  };
  const sign = (body: string) => createHmac('sha256', secret).update(body).digest('hex');

  return {
    requests,
    customers,
    kept,
    cancelled,
    intents,
    renewalRequests,
    renewals: () => [...byRenewal.values()],
    onRenewal(next) {
      renewalListener = next;
    },
    decideRenewals(next) {
      decide = next;
    },
    charged: () =>
      intents().filter(
        ({ request, result, isRefunded }) =>
          request.amount > 0 && result.status === 'succeeded' && !isRefunded,
      ),
    loseAnswers(count) {
      answersToLose = count;
    },
    holdCharges() {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return open;
    },
    onCharge(next) {
      listener = next;
    },
    authenticate(intentId, isConfirmed) {
      intentOf(intentId).result = isConfirmed
        ? { status: 'succeeded', intentId, details: visa, kept: keptBy(intentOf(intentId).request) }
        : { status: 'declined', intentId, code: 'CARD_DECLINED' };
    },
    askForDeposits(intentId, verificationUrl) {
      intentOf(intentId).result = { status: 'processing', intentId, details: null, verificationUrl };
    },
    returnDebit(intentId) {
      intentOf(intentId).result = {
        status: 'declined',
        intentId,
        code: 'PAYMENT_ERROR',
        debitFailure: 'INSUFFICIENT_FUNDS',
      };
    },
    succeedLate(intentId) {
      const { request } = intentOf(intentId);
      const details = isDebit(request.method) ? null : visa;
      intentOf(intentId).result = { status: 'succeeded', intentId, details, kept: keptBy(request) };
    },
    forget(isForgotten) {
      for (const [attemptId, { request }] of byAttempt) if (isForgotten(request)) byAttempt.delete(attemptId);
    },
    sign,
    allowKeeping: (token) => void allowed.add(token),
    forgetKept: () => kept.clear(),
    event: (type, { id, request }) =>
      JSON.stringify({
        id: `evt_${randomUUID()}`,
        type,
        meaning: eventMeaning(type),
        intentId: id,
        attemptId: request.attemptId,
        createdAt: 0,
      }),

    async charge(request) {
      requests.push(request);
      await gate;
      const id = `pi_${request.attemptId}`;
      const intent = byAttempt.get(request.attemptId) ?? {
        id,
        request,
        result: firstResult(id, request),
        isRefunded: false,
      };
      byAttempt.set(request.attemptId, intent);
      await listener?.(intent);
      if (answersToLose > 0) {
        answersToLose -= 1;
        return { status: 'unclear', intentId: null };
      }
      return firstResult(id, request);
    },
    async chargeRenewal(charge) {
      renewalRequests.push(charge);
      const id = `pi_${charge.key}`;
      const renewal = byRenewal.get(charge.key) ?? {
        id,
        charge,
        result: resultOfRenewal(id, charge),
        isRefunded: false,
      };
      byRenewal.set(charge.key, renewal);
      await renewalListener?.(charge);
      if (answersToLose > 0) {
        answersToLose -= 1;
        return { status: 'unclear', intentId: null };
      }
      return renewal.result;
    },
    findRenewal: async ({ attemptId: key }) => byRenewal.get(key)?.result ?? null,
    async createCustomer(request) {
      customers.push(request);
      return `cus_${request.key}`;
    },
    async keepMethod({ token, customerId }) {
      const known = kept.get(token);
      if (token === cards.declined || (known !== undefined && known.customerId !== customerId))
        return { status: 'refused' };
      if (token === cards.unclear) return { status: 'unclear' };
      if (token.startsWith(cards.asks) && !allowed.has(token))
        return { status: 'requires_action', clientSecret: `seti_${token}_secret` };
      kept.set(token, { customerId, details: visa });
      return { status: 'kept', token, details: visa };
    },
    async changeMethod(token, { name, expiry }) {
      const method = kept.get(token) ?? { customerId: '', details: visa };
      kept.set(token, method);
      method.details = { ...method.details, ...expiry, ...(name !== null && { name }) };
      return 'changed';
    },
    mandateOf: async () => null,
    forgetMethod: async (token) => kept.delete(token) || true,
    retrieve: async (intentId) => intentOf(intentId).result,
    find: async ({ attemptId }) => byAttempt.get(attemptId)?.result ?? null,
    findChange: async ({ attemptId }) => byAttempt.get(attemptId)?.result ?? null,
    async cancel(intentId) {
      cancelled.push(intentId);
      const intent = intentOf(intentId);
      if (intent.result.status === 'requires_action')
        intent.result = { status: 'declined', intentId, code: 'PAYMENT_ERROR' };
      return intent.result;
    },
    async refund(intentId) {
      const renewal = [...byRenewal.values()].find(({ id }) => id === intentId);
      (renewal ?? intentOf(intentId)).isRefunded = true;
      return { status: 'refunded', refundId: null };
    },
    refundsOf: async () => ({ made: [], failed: [] }),
    keyLifetimeSeconds: 24 * 60 * 60,
    listDelaySeconds: 0,
    async readWebhook(rawBody, headers) {
      const body = Buffer.from(rawBody).toString('utf8');
      return headers.get('stripe-signature') === sign(body)
        ? { kind: 'event', event: JSON.parse(body) as ProviderEvent }
        : { kind: 'unsigned' };
    },
    async *list() {
      for (const { id, request, result, isRefunded } of intents()) {
        // A method that was only saved is no payment.
        if (request.amount === 0) continue;
        const received = result.status === 'succeeded' ? request.amount : 0;
        yield {
          intentId: id,
          attemptId: request.orderNumber === null ? null : request.attemptId,
          changeId: request.orderNumber === null ? request.attemptId : null,
          renewalKey: null,
          status: result.status === 'succeeded' ? 'succeeded' : 'requires_payment_method',
          amount: request.amount,
          amountReceived: received,
          amountRefunded: isRefunded ? received : 0,
          currency: request.currency,
          createdAt: new Date(),
        } satisfies ProviderPayment;
      }
      for (const { id, charge, result, isRefunded } of byRenewal.values()) {
        const received = result.status === 'succeeded' ? charge.amount : 0;
        yield {
          intentId: id,
          attemptId: null,
          changeId: null,
          renewalKey: charge.key,
          status: result.status === 'succeeded' ? 'succeeded' : 'requires_payment_method',
          amount: charge.amount,
          amountReceived: received,
          amountRefunded: isRefunded ? received : 0,
          currency: charge.currency,
          createdAt: new Date(),
        } satisfies ProviderPayment;
      }
    },
  };
}
