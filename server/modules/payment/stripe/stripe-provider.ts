import { Stripe } from 'stripe';
import { stripeMethod } from '../methods/payment-methods.ts';
import type {
  AskedPayment,
  CardProvider,
  ChargeRequest,
  ChargeResult,
  RenewalCharge,
} from '../provider/payment-provider.ts';
import { createStripeClient, withinDeadline } from './stripe-client.ts';
import { readWebhook } from './stripe-events.ts';
import { createStripeRefunds } from './stripe-refunds.ts';
import { declineIn, isInvalidRequest, isUnauthorized, resultOf, unexpectedStates } from './stripe-results.ts';
import { isGrantedToken, isTokenRefused } from './granted-token.ts';
import { isSetup, resultOfSetup, setupParameters } from './stripe-setup.ts';
import { withMandate } from './stripe-mandates.ts';
import { createStripeVault } from './stripe-vault.ts';

export interface StripeProviderOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another server with the provider's API, with or without a path; null for the provider's own. */
  readonly apiBase: string | null;
  /** The time limit of one request. */
  readonly timeoutMilliseconds?: number;
  /** Called with a sentence about every unclear response. */
  readonly report: (sentence: string) => void;
  /** Called with the reason for every response that indicates an invalid request or key. */
  readonly alert: (sentence: string) => void;
}

const LONGEST_QUESTION_MILLISECONDS = 5_000;
const PAGE = 100;

/** The key was used with other parameters, or its first request isn't finished: only a look-up says what became of it. */
const isKeyUsed = (error: unknown): boolean => error instanceof Stripe.errors.StripeIdempotencyError;

/** Whether the charge describes the buyer instead of naming details that they entered. */
const isChargedByDescription = ({ method, payer }: ChargeRequest): boolean =>
  payer !== null && stripeMethod(method).stripe.payerParameters !== undefined;

/** Whether a payment is of the attempt that it names. A method that is saved without one is of nothing. */
function isAsked(
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
  { attemptId, amount, currency }: AskedPayment,
): boolean {
  if (intent.metadata?.['attempt'] !== attemptId) return false;
  if (intent.object === 'setup_intent') return amount === 0;
  return intent.amount === amount && intent.currency === currency.toLowerCase();
}

/** Names a method that the buyer entered, or one that an agent granted for this order. */
const enteredMethod = (token: string): Partial<Stripe.PaymentIntentCreateParams> =>
  isGrantedToken(token)
    ? // The SDK's types lack the parameter: https://docs.stripe.com/changelog/dahlia/2026-04-22/shared-payment-granted-token
      ({ payment_method_data: { shared_payment_granted_token: token } } as object)
    : { payment_method: token };

const withMethod: { expand: string[] } = { expand: ['payment_method'] };

/** Calls a Stripe-compatible provider through its official SDK. */
export function createStripeProvider(options: StripeProviderOptions): CardProvider {
  const { secretKey, webhookSecret, apiBase, report, alert } = options;
  const timeout = options.timeoutMilliseconds ?? LONGEST_QUESTION_MILLISECONDS;
  const stripe = createStripeClient({ secretKey, apiBase, timeout });

  const alertAbout = (question: string, { statusCode, code, param, message }: Stripe.errors.StripeError) =>
    alert(
      `The card provider refuses to answer about ${question}: ` +
        [statusCode, code, param, message].filter(Boolean).join(', '),
    );

  const alertAboutOthers = (intentIds: string, attemptId: string) =>
    alert(`The payment ${intentIds} names an attempt that it doesn't pay: ${attemptId}`);

  const unclear = (question: string, error: unknown, intentId: string | null = null) => {
    const { message } = error instanceof Error ? error : new Error(String(error));
    if (isUnauthorized(error) || isInvalidRequest(error)) alertAbout(question, error);
    else report(`The card provider's answer about ${question} is not clear: ${message}`);
    return { status: 'unclear', intentId } as const;
  };

  /**
   * The error is ours. It ends the attempt unless an earlier request may have charged it. A request that describes the
   * buyer may be invalid only for this method, so they are asked to choose another. A token that an agent mistyped is no
   * error of ours.
   */
  const misconfiguredResult = (
    question: string,
    error: unknown,
    { isRepeated, isDescribed }: { readonly isRepeated: boolean; readonly isDescribed: boolean },
  ): ChargeResult | null => {
    if (!isInvalidRequest(error) && !(isUnauthorized(error) && !isRepeated)) return null;
    if (isInvalidRequest(error) && isTokenRefused(error))
      return { status: 'declined', intentId: null, code: 'PAYMENT_ERROR' };
    alertAbout(question, error);
    const isAboutMethod = isDescribed && isInvalidRequest(error);
    return {
      status: 'declined',
      intentId: null,
      code: isAboutMethod ? 'PAYMENT_ERROR' : 'ORDER_CREATION_FAILED',
    };
  };

  const ask = <Answer>(request: Promise<Answer>) => withinDeadline(request, timeout);
  const readResult = (intent: Stripe.PaymentIntent) => withMandate(stripe, ask, intent, resultOf(intent));

  const retrieve = async (intentId: string, asked: AskedPayment | null = null): Promise<ChargeResult> => {
    try {
      const intent = isSetup(intentId)
        ? await ask(stripe.setupIntents.retrieve(intentId, withMethod))
        : await ask(stripe.paymentIntents.retrieve(intentId, withMethod));
      if (asked !== null && !isAsked(intent, asked)) {
        alertAboutOthers(intentId, asked.attemptId);
        return { status: 'unclear', intentId };
      }
      return intent.object === 'setup_intent' ? resultOfSetup(intent) : await readResult(intent);
    } catch (error) {
      return unclear(intentId, error, intentId);
    }
  };

  /**
   * The customer of a charge: the owner of a saved method, or a new one for a method to be saved, created once for the
   * attempt.
   */
  async function customerOf({ attemptId, customerId, keptFor }: ChargeRequest): Promise<string | null> {
    if (customerId !== null || keptFor === null) return customerId;
    const parameters = { email: keptFor.email, metadata: { attempt: attemptId } };
    const made = await stripe.customers.create(parameters, { idempotencyKey: `customer-${attemptId}` });
    return made.id;
  }

  /** Saves a method without charging it, for a membership that is on trial until its first charge. */
  async function saveOnly(request: ChargeRequest, customer: string | null): Promise<ChargeResult> {
    const { attemptId } = request;
    const parameters = { ...setupParameters(request), ...(customer !== null && { customer }) };
    const made = await stripe.setupIntents.create(parameters, { idempotencyKey: attemptId });
    // A repeated request returns the first response, in which the bank's confirmation is still pending.
    return made.status === 'requires_action' && request.isRepeated ? retrieve(made.id) : resultOfSetup(made);
  }

  async function charge(request: ChargeRequest): Promise<ChargeResult> {
    const { attemptId, amount, currency, paymentMethodId, payer, orderNumber, keptFor } = request;
    const { stripe: method } = stripeMethod(request.method);
    const { type, parameters: ownParameters, payerParameters, mandate, mandateParameters } = method;
    const isConfirmedInBrowser = mandate !== undefined && request.customerId === null;
    const customer = await customerOf(request);
    if (amount === 0) return saveOnly(request, customer);
    const parameters: Stripe.PaymentIntentCreateParams = {
      amount,
      currency: currency.toLowerCase(),
      ...(!isConfirmedInBrowser && { confirm: true, return_url: request.returnUrl }),
      ...(payerParameters && payer !== null
        ? payerParameters(payer)
        : paymentMethodId !== '' && enteredMethod(paymentMethodId)),
      allowed_payment_method_types: [type],
      description: orderNumber === null ? `Membership ${attemptId}` : `Order ${orderNumber}`,
      metadata: orderNumber === null ? { change: attemptId } : { attempt: attemptId, order: orderNumber },
      ...(customer !== null && { customer }),
      ...(keptFor !== null && { setup_future_usage: 'off_session' }),
      ...ownParameters,
      ...(isConfirmedInBrowser && payer !== null && mandateParameters?.(payer)),
      ...withMethod,
    };
    return resultOf(await stripe.paymentIntents.create(parameters, { idempotencyKey: attemptId }));
  }

  /** The payment with an attempt in its metadata, of its amount; null if none names it. */
  async function findBy(
    name: 'attempt' | 'change' | 'renewal',
    { attemptId, amount, currency }: AskedPayment,
  ): Promise<ChargeResult | null> {
    if (!/^[\w-]+$/.test(attemptId)) throw new Error(`${attemptId} is not the id of an attempt to charge.`);
    const query = `metadata['${name}']:'${attemptId}'`;
    try {
      const { data: intents } = await ask(
        stripe.paymentIntents.search({ query, expand: ['data.payment_method'] }),
      );
      const own = intents.filter(
        (intent) => intent.amount === amount && intent.currency === currency.toLowerCase(),
      );
      if (own.length === 0 && intents.length > 0) {
        alertAboutOthers(intents.map(({ id }) => id).join(', '), attemptId);
        return { status: 'unclear', intentId: null };
      }
      const results = await Promise.all(own.map(readResult));
      return results.find(({ status }) => status === 'succeeded') ?? results[0] ?? null;
    } catch (error) {
      return unclear(`${name} ${attemptId}`, error);
    }
  }

  const chargeOffSession = ({ key, ...request }: RenewalCharge) =>
    stripe.paymentIntents.create(
      {
        amount: request.amount,
        currency: request.currency.toLowerCase(),
        confirm: true,
        off_session: true,
        customer: request.customerId,
        payment_method: request.paymentMethodId,
        allowed_payment_method_types: [stripeMethod(request.method).stripe.type],
        description: request.description,
        metadata: { renewal: key },
        ...withMethod,
      },
      { idempotencyKey: key },
    );

  return {
    ...createStripeVault(stripe, { timeout, note: unclear }),
    ...createStripeRefunds(stripe, { timeout, note: unclear }),
    // https://docs.stripe.com/api/idempotent_requests
    keyLifetimeSeconds: 24 * 60 * 60,
    listDelaySeconds: 0,
    retrieve,
    find: (asked) => findBy('attempt', asked),
    findChange: (asked) => findBy('change', asked),
    findRenewal: (asked) => findBy('renewal', asked),

    async chargeRenewal(request) {
      try {
        return resultOf(await withinDeadline(chargeOffSession(request), timeout));
      } catch (error) {
        const question = `renewal ${request.key}`;
        const made = isKeyUsed(error)
          ? await findBy('renewal', { ...request, attemptId: request.key })
          : null;
        return (
          made ??
          declineIn(error) ??
          misconfiguredResult(question, error, { isRepeated: true, isDescribed: false }) ??
          unclear(question, error)
        );
      }
    },

    async charge(request) {
      try {
        return await withinDeadline(charge(request), timeout);
      } catch (error) {
        const { attemptId, orderNumber } = request;
        const question = `attempt ${attemptId}`;
        const made = isKeyUsed(error)
          ? await findBy(orderNumber === null ? 'change' : 'attempt', request)
          : null;
        const { isRepeated } = request;
        const isDescribed = isChargedByDescription(request);
        return (
          made ??
          declineIn(error) ??
          misconfiguredResult(question, error, { isRepeated, isDescribed }) ??
          unclear(question, error)
        );
      }
    },

    async cancel(intentId) {
      try {
        return isSetup(intentId)
          ? resultOfSetup(await ask(stripe.setupIntents.cancel(intentId, withMethod)))
          : resultOf(await ask(stripe.paymentIntents.cancel(intentId, withMethod)));
      } catch (error) {
        return isInvalidRequest(error) && unexpectedStates.includes(error.code ?? '')
          ? retrieve(intentId)
          : unclear(intentId, error, intentId);
      }
    },

    readWebhook: async (rawBody, headers) =>
      readWebhook(stripe, { rawBody, signatureHeader: headers.get('stripe-signature'), webhookSecret }),

    async *list(createdAfter) {
      const created = { gt: Math.floor(createdAfter.getTime() / 1000) };
      for await (const intent of stripe.paymentIntents.list({
        created,
        limit: PAGE,
        expand: ['data.latest_charge'],
      })) {
        const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
        yield {
          intentId: intent.id,
          attemptId: intent.metadata['attempt'] ?? null,
          renewalKey: intent.metadata['renewal'] ?? null,
          changeId: intent.metadata['change'] ?? null,
          status: intent.status,
          amount: intent.amount,
          amountReceived: intent.amount_received,
          amountRefunded: charge?.amount_refunded ?? 0,
          currency: intent.currency.toUpperCase(),
          createdAt: new Date(intent.created * 1000),
        };
      }
    },
  };
}
