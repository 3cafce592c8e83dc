import { randomUUID } from 'node:crypto';
import type {
  ChargeRequest,
  CardProvider,
  ProviderPayment,
} from '../../server/modules/payment/provider/payment-provider.ts';
import { createStripeProvider } from '../../server/modules/payment/stripe/stripe-provider.ts';
import { type RunningCardSandbox, secretKey, webhookSecret } from './card-sandbox-server.ts';

/** A payer with an address in the United States. */
export const payer: NonNullable<ChargeRequest['payer']> = {
  email: 'ada@clinic.example',
  language: 'en',
  organizationName: '',
  billingAddress: {
    firstName: 'Ada',
    lastName: 'Byron',
    companyName: '',
    streetAddress1: '500 Market Street',
    streetAddress2: '',
    city: 'San Francisco',
    postalCode: '94105',
    country: 'US',
    countryArea: 'CA',
    phone: '',
  },
  shippingAddress: null,
};

/** What the tests of the card provider’s adapter ask it and its stand-in. */
export function cardProviderRequests(
  currentServer: () => RunningCardSandbox,
  currentProvider: () => CardProvider,
) {
  const sentences: string[] = [];
  const alerts: string[] = [];

  const providerAt = (apiBase: string, key = secretKey, timeoutMilliseconds = 2000) =>
    createStripeProvider({
      secretKey: key,
      webhookSecret,
      apiBase,
      timeoutMilliseconds,
      report: (sentence) => sentences.push(sentence),
      alert: (sentence) => alerts.push(sentence),
    });

  function request(paymentMethodId: string): ChargeRequest {
    return {
      attemptId: randomUUID(),
      method: 'CREDIT_CARD',
      amount: 431_900,
      currency: 'USD',
      paymentMethodId,
      payer: null,
      customerId: null,
      keptFor: null,
      orderNumber: '1001',
      returnUrl: `${currentServer().origin}/us/en/checkout/`,
      isRepeated: false,
    };
  }

  async function findCharged(attemptId: string): Promise<number> {
    const found = await currentServer().stripe.paymentIntents.search({
      query: `metadata['attempt']:'${attemptId}'`,
    });
    return found.data.reduce((sum, intent) => sum + intent.amount_received, 0);
  }

  async function booksSince(moment: Date): Promise<ProviderPayment[]> {
    const books: ProviderPayment[] = [];
    for await (const entry of currentProvider().list(moment)) books.push(entry);
    return books;
  }

  async function intentOf(paymentMethodId: string): Promise<string> {
    const { intentId } = await currentProvider().charge(request(paymentMethodId));
    return intentId ?? '';
  }

  return { sentences, alerts, providerAt, request, charged: findCharged, booksSince, intentOf };
}
