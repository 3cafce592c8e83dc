import { gatewayOf, type PaymentMethod } from '@sonde/machines/rules/payment';
import type { Amounts, ShippingMethodFields, TaxLineFields } from './checkout-amounts.ts';
import { observedOperation } from './observed-operations.ts';

export interface CheckoutFields {
  readonly id: string;
  readonly token: string;
  readonly isPlaced: boolean;
  readonly isExpired: boolean;
  readonly isContinuedElsewhere: boolean;
  readonly isPaymentUnderWay: boolean;
  readonly placedOrderToken: string | null;
  readonly bundleType: string | null;
  readonly email: string;
  readonly organizationName: string;
  readonly references: { readonly purchaseOrderNumber: string; readonly costCentre: string };
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly maximumQuantity: number;
    readonly variant: { readonly sku: string };
    readonly totalPrice: Amounts;
    readonly totalPriceDiscounted: Amounts;
    readonly renewsAfterMonths: number | null;
  }[];
  readonly subtotalPrice: Amounts;
  readonly discountAmount: { readonly amount: number };
  readonly voucherCode: string | null;
  readonly shippingPrice: Amounts | null;
  readonly totalPrice: Amounts;
  readonly minimumTotal: { readonly amount: number; readonly currency: string } | null;
  readonly isTaxFinal: boolean;
  readonly isTaxEstimated: boolean;
  readonly taxLines: readonly TaxLineFields[];
  readonly shippingAddress: {
    readonly companyName: string;
    readonly postalCode: string;
    readonly phone: string;
    readonly phoneFormatted: string;
  } | null;
  readonly billingAddress: {
    readonly companyName: string;
    readonly city: string;
    readonly postalCode: string;
    readonly phone: string;
    readonly lines: readonly string[];
  } | null;
  readonly availableShippingMethods: readonly ShippingMethodFields[];
  readonly shippingMethod: { readonly id: string } | null;
  readonly availablePaymentGateways: readonly { readonly gateway: string; readonly method: string }[];
  readonly requiredAttestations: readonly string[];
  readonly membershipTerm: {
    readonly name: string;
    readonly lastDay: string;
    readonly nextTermDay: string;
    readonly renewsAutomatically: boolean;
    readonly months: number;
    readonly trialDays: number | null;
    readonly price: Amounts | null;
  } | null;
  readonly changeInstead: string | null;
  readonly organization: { readonly name: string } | null;
  readonly isAutoRenewalOffered: boolean;
  readonly autoRenewal: boolean;
  readonly vatRegistrationNumber: string | null;
  readonly vatRegistrationStatus: string | null;
  readonly isTaxRegistrationNumberAvailable: boolean;
  readonly taxTreatment: string;
}

export interface Refused {
  readonly code: string;
  readonly field: string | null;
  readonly reason: string | null;
  readonly most: number | null;
}

export interface Changed {
  readonly checkoutErrors: readonly Refused[];
  readonly checkout: CheckoutFields | null;
}

export interface Completed extends Changed {
  readonly order: { readonly id: string; readonly token: string } | null;
  readonly orderToken: string | null;
  readonly orderAccessKey: string | null;
  readonly confirmationNeeded: boolean;
  readonly paymentIntentSecret: string | null;
  readonly isPending: boolean;
}

export interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** Sends the storefront's operations. */
export interface CheckoutClient {
  send(operationName: string, variables: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** The single field of a mutation's response. */
  change<Result = Changed>(
    operationName: string,
    variables: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Result>;
}

/** `documentOf` returns an operation's text: with the fields that tests examine, or as the storefront sends it. */
export function createCheckoutClient(
  graphql: (request: Request) => Promise<Response>,
  url = 'http://shop.test',
  documentOf: (operationName: string) => string = observedOperation,
): CheckoutClient {
  const send: CheckoutClient['send'] = async (operationName, variables, headers = {}) => {
    const response = await graphql(
      new Request(`${url}/graphql/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ operationName, variables, query: documentOf(operationName) }),
      }),
    );
    return (await response.json()) as Answer;
  };
  return {
    send,
    async change<Result>(operationName: string, variables: object, headers = {}) {
      const { data, errors } = await send(operationName, variables, headers);
      // If the database becomes unavailable during a response, a partial response counts as none.
      if (!data || errors) throw new Error(JSON.stringify(errors));
      return Object.values(data)[0] as Result;
    },
  };
}

export const variantId = (sku: string) => globalId('ProductVariant', sku);

/** An address in California, where the state's rate is 7.25 %. */
export const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: 'Analytical Clinic',
  streetAddress1: '1 Market Street',
  streetAddress2: '',
  city: 'San Francisco',
  postalCode: '94105',
  country: 'US',
  countryArea: 'CA',
  phone: '(415) 555-2671',
};

export type RequestedItems = Readonly<Record<string, number>>;

const usual: RequestedItems = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 };

export function lineInputs(requested: RequestedItems) {
  return Object.entries(requested).map(([sku, quantity]) => ({ variantId: variantId(sku), quantity }));
}

export async function openCheckout(
  client: CheckoutClient,
  requested: RequestedItems = usual,
  country = 'US',
): Promise<CheckoutFields> {
  const { checkout, checkoutErrors } = await client.change('CheckoutCreate', {
    input: { country, lines: lineInputs(requested) },
  });
  if (!checkout) throw new Error(JSON.stringify(checkoutErrors));
  return checkout;
}

export interface BuyerChoice {
  readonly requested?: RequestedItems;
  /** Null for an order that needs no payment. */
  readonly card?: string | null;
  /** A method whose buyer enters nothing in the shop; if omitted, the card pays. */
  readonly method?: string;
  readonly email?: string;
  readonly voucherCode?: string;
  /** If omitted, the membership is prepaid. */
  readonly autoRenewal?: boolean;
}

/** Completes all steps up to the review, and returns the checkout. */
export async function fillCheckout(
  client: CheckoutClient,
  choice: BuyerChoice = {},
): Promise<CheckoutFields> {
  const { id: checkoutId, token } = await openCheckout(client, choice.requested ?? usual);
  await client.change('CheckoutEmailUpdate', { checkoutId, email: choice.email ?? 'ada@clinic.example' });
  const { checkout } = await client.change('CheckoutShippingAddressUpdate', {
    checkoutId,
    shippingAddress: address,
  });
  const shippingMethodId = checkout?.availableShippingMethods[0]?.id;
  if (shippingMethodId !== undefined)
    await client.change('CheckoutShippingMethodUpdate', { checkoutId, shippingMethodId });
  if (choice.voucherCode !== undefined)
    await client.change('CheckoutUpdateVoucher', { checkoutId, voucherCode: choice.voucherCode });
  await client.change('CheckoutBillingAddressUpdate', { checkoutId, billingAddress: address });
  if (choice.autoRenewal === true) await tickRenewal(client, checkoutId);
  if (choice.card === null) {
    const { data } = await client.send('Checkout', { token });
    return (data as { checkout: CheckoutFields }).checkout;
  }
  return choice.method === undefined
    ? payWith(client, checkoutId, choice.card ?? 'pm_good')
    : payBy(client, checkoutId, choice.method);
}

/** The buyer turns automatic renewal of the membership on or off. */
export async function tickRenewal(
  client: CheckoutClient,
  checkoutId: string,
  autoRenewal = true,
): Promise<CheckoutFields> {
  const { checkout, checkoutErrors } = await client.change('CheckoutAutoRenewalUpdate', {
    checkoutId,
    autoRenewal,
  });
  if (!checkout || checkoutErrors.length > 0) throw new Error(JSON.stringify(checkoutErrors));
  return checkout;
}

export const payWith = (client: CheckoutClient, checkoutId: string, card: string): Promise<CheckoutFields> =>
  payBy(client, checkoutId, 'CREDIT_CARD', card);

/** Chooses a payment method; most need no token. */
export async function payBy(
  client: CheckoutClient,
  checkoutId: string,
  method: string,
  token: string | null = null,
): Promise<CheckoutFields> {
  const { checkout, checkoutErrors } = await client.change('CheckoutPaymentCreate', {
    checkoutId,
    input: { gateway: gatewayOf(method as PaymentMethod), method, token },
  });
  if (!checkout || checkoutErrors.length > 0) throw new Error(JSON.stringify(checkoutErrors));
  return checkout;
}

/** The charge at the end of a trial that renews, as the checkout shows it. */
const trialChargeShownIn = ({ membershipTerm: term }: CheckoutFields) =>
  term?.trialDays != null && term.renewsAutomatically && term.price
    ? { price: { amount: term.price.gross.amount, currency: 'USD' }, chargeOn: term.nextTermDay }
    : null;

/** The variables that the place button sends. */
export function placement(checkout: CheckoutFields, idempotencyKey?: string) {
  return {
    checkoutId: checkout.id,
    idempotencyKey,
    expectedTotal: { amount: checkout.totalPrice.gross.amount, currency: checkout.totalPrice.currency },
    expectedTrialCharge: trialChargeShownIn(checkout),
    attestations: checkout.requiredAttestations,
  };
}

/** Places the order like a browser's tab: each tab has its own idempotency key, and all have the same buyer key. */
export async function place(
  client: CheckoutClient,
  checkout: CheckoutFields,
  idempotencyKey?: string,
  buyerKey: string | null = 'one browser',
): Promise<Completed> {
  return client.change<Completed>('CheckoutComplete', { ...placement(checkout, idempotencyKey), buyerKey });
}

export const codesOf = ({ checkoutErrors }: Changed) => checkoutErrors.map(({ code }) => code);

/** The order as its buyer sees it; null until it is visible. */
export async function orderOf(
  client: CheckoutClient,
  { order, orderAccessKey: accessKey }: Pick<Completed, 'order' | 'orderAccessKey'>,
): Promise<Readonly<Record<string, unknown>> | null> {
  const { data } = await client.send('Order', { token: order?.token ?? '', accessKey });
  return (data?.['order'] ?? null) as Readonly<Record<string, unknown>> | null;
}

export const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString('base64');

/** Quantities by SKU. */
export const skusOf = (checkout: CheckoutFields | null) =>
  Object.fromEntries((checkout?.lines ?? []).map(({ variant, quantity }) => [variant.sku, quantity]));

/** The checkout of a token; null if there is none. */
export async function shownCheckout(
  client: CheckoutClient,
  token: string,
  buyerKey?: string,
): Promise<CheckoutFields | null> {
  const { data } = await client.send('Checkout', { token, ...(buyerKey !== undefined && { buyerKey }) });
  return (data as { checkout: CheckoutFields | null }).checkout;
}
