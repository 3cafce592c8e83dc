import type { Stripe } from 'stripe';
import { ownValue } from '@sonde/machines/rules/texts';
import { formatAmount } from './amounts.ts';
import { type ApiAnswer, invalidRequest } from './api-answer.ts';
import { debitCurrencies } from './bank-debits.ts';
import type { FormHash } from './form-body.ts';
import { newId } from './ids.ts';
import { textIn } from './parameters.ts';
import { readBillingDetails } from './postal-details.ts';
import redirectTable from './redirect-methods.json' with { type: 'json' };
import type { Work } from './work.ts';

/** A fact about the buyer that the provider requires. */
type RequiredFact = 'name' | 'email' | 'country' | 'shipping';

/** A payment method whose buyer is asked on a page of their bank, wallet or lender. */
interface RedirectMethodFacts {
  readonly name: string;
  /** In lower case. */
  readonly currencies: readonly string[];
  readonly required: readonly RequiredFact[];
  /** By the country of the payer, for a lender that asks only its own customers, in their currency. */
  readonly payers?: Readonly<Record<string, { readonly currency: string; readonly largest: number }>>;
}

const facts = redirectTable as unknown as Readonly<Record<string, RedirectMethodFacts>>;

/** Whether the provider's type is a payment method with a page of its own. */
export const isRedirectType = (type: string): boolean => Object.hasOwn(facts, type);

/** Its name as buyers know it; the type itself for any other method. */
export const nameOfRedirectType = (type: string): string => ownValue(facts, type)?.name ?? type;

/** Why an allowed type can't be paid with in a currency (lower case); null if it can. */
export function typeProblem(type: string, currency: string): ApiAnswer | null {
  if (type === 'card') return null;
  const currencies = ownValue(facts, type)?.currencies ?? debitCurrencies(type);
  const param = 'allowed_payment_method_types';
  if (currencies === null) return invalidRequest(`The payment method type "${type}" is invalid.`, { param });
  if (currencies.includes(currency)) return null;
  return invalidRequest(
    `The currency provided (${currency}) is invalid for ${type}. Payments with ${type} support the following currencies: ${currencies.join(', ')}.`,
    { param },
  );
}

const isGiven: Readonly<
  Record<
    RequiredFact,
    (details: Stripe.PaymentMethod.BillingDetails, shipping: Stripe.PaymentIntent.Shipping | null) => boolean
  >
> = {
  name: ({ name }) => name !== null,
  email: ({ email }) => email !== null,
  country: ({ address }) => (address?.country ?? null) !== null,
  shipping: (_details, shipping) => (shipping?.address?.line1 ?? null) !== null && shipping?.name !== '',
};

const parameterOf: Readonly<Record<RequiredFact, string>> = {
  name: 'payment_method_data[billing_details][name]',
  email: 'payment_method_data[billing_details][email]',
  country: 'payment_method_data[billing_details][address][country]',
  shipping: 'shipping',
};

/** Why a lender has no such customer; null if it has. */
function payerProblem(
  { payers, name }: RedirectMethodFacts,
  details: Stripe.PaymentMethod.BillingDetails,
  { amount, currency }: Stripe.PaymentIntent,
): ApiAnswer | null {
  if (payers === undefined) return null;
  const country = details.address?.country ?? '';
  const payer = ownValue(payers, country);
  if (payer?.currency !== currency)
    return invalidRequest(`${name} can't be paid in ${currency} by a customer in ${country}.`, {
      param: parameterOf.country,
    });
  return amount <= payer.largest
    ? null
    : invalidRequest(`Amount must be no more than ${formatAmount(payer.largest, currency)}`, {
        code: 'amount_too_large',
        param: 'amount',
      });
}

type DescribedMethod = { readonly method: Stripe.PaymentMethod } | { readonly problem: ApiAnswer };

/** Creates the payment method that a charge describes, or says why the provider can't ask its buyer. */
export function describedMethod(data: FormHash, intent: Stripe.PaymentIntent, work: Work): DescribedMethod {
  const type = textIn(data, 'type') ?? '';
  const row = ownValue(facts, type);
  if (row === undefined) {
    const param = 'payment_method_data[type]';
    return { problem: invalidRequest(`Invalid payment_method_data[type]: ${type}`, { param }) };
  }
  const sent = data['billing_details'];
  const details = readBillingDetails(typeof sent === 'object' ? sent : null);
  const lacking = row.required.find((name) => !isGiven[name](details, intent.shipping));
  if (lacking !== undefined) {
    const param = parameterOf[lacking];
    const problem = invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
    return { problem };
  }
  const refused = payerProblem(row, details, intent);
  if (refused !== null) return { problem: refused };
  const method = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: details,
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type,
    [type]: {},
  } as unknown as Stripe.PaymentMethod;
  work.put('payment_method', method);
  return { method };
}
