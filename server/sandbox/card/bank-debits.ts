import type { Stripe } from 'stripe';
import { ownValue } from '@sonde/machines/rules/texts';
import { type ApiAnswer, answer, refusal } from './api-answer.ts';
import debitTable from './bank-debits.json' with { type: 'json' };
import type { StoredDocument } from './documents.types.ts';
import { newId } from './ids.ts';
import { type Decline, type DeclineCode, declineFor } from './test-cards.ts';
import type { Work } from './work.ts';

/** One of the provider's test accounts and what becomes of a debit from it. */
export interface TestAccount {
  /** An IBAN, or the number within its bank. */
  readonly number: string;
  readonly result: 'succeeds' | DeclineCode;
  /** Between the confirmation and the result. */
  readonly seconds: number;
  readonly isDisputed?: true;
}

interface DebitFacts {
  readonly name: string;
  /** In lower case. */
  readonly currencies: readonly string[];
  readonly accounts: readonly TestAccount[];
}

const facts = debitTable.types as unknown as Readonly<Record<string, DebitFacts>>;

/** Whether the provider's type is a debit, which needs a mandate and whose result comes later. */
export const isDebitType = (type: string): boolean => Object.hasOwn(facts, type);

/** The currencies of a debit, in lower case; null for any other type. */
export const debitCurrencies = (type: string): readonly string[] | null =>
  ownValue(facts, type)?.currencies ?? null;

/** The test accounts of a type. */
export const testAccounts = (type: string): readonly TestAccount[] => ownValue(facts, type)?.accounts ?? [];

/** Null if the provider has no such test account. */
export const testAccount = (type: string, number: string): TestAccount | null =>
  testAccounts(type).find((account) => account.number === number) ?? null;

/** The test account behind a payment method. Throws if there is none. */
export function accountOf({ document, hidden }: StoredDocument<'payment_method'>): TestAccount {
  const account = testAccount(document.type, hidden.accountNumber ?? '');
  if (account === null) throw new Error(`${document.id} has no test account.`);
  return account;
}

/** What the provider says about a debit that the bank returned. */
export const debitDecline = (result: DeclineCode): Decline => ({
  ...declineFor(result),
  code: result,
  message: 'The bank returned the debit.',
});

/** An account that isn't one of the provider's test accounts. */
export const unknownAccount = (code: string, param: string): ApiAnswer =>
  refusal(402, {
    type: 'card_error',
    code,
    param,
    message: "Only the provider's test accounts work here, and this is none of them.",
  });

/** The documented part of a bank account, by the provider's type. */
const shownAccount: Readonly<Record<string, (number: string) => object>> = {
  sepa_debit: (number) => ({
    bank_code: number.slice(4, 9),
    branch_code: '',
    country: number.slice(0, 2),
    fingerprint: `sandbox-${number.slice(-6)}`,
    generated_from: null,
    last4: number.slice(-4),
  }),
  us_bank_account: (number) => ({
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: 'STRIPE TEST BANK',
    financial_connections_account: null,
    fingerprint: `sandbox-${number.slice(-6)}`,
    last4: number.slice(-4),
    networks: { preferred: 'ach', supported: ['ach'] },
    routing_number: '110000000',
    status_details: null,
  }),
  acss_debit: (number) => ({
    bank_name: 'STRIPE TEST BANK',
    fingerprint: `sandbox-${number.slice(-6)}`,
    institution_number: '000',
    last4: number.slice(-4),
    transit_number: '11000',
  }),
};

/** Creates the payment method of a test account. */
export function putAccount(
  type: string,
  { number }: TestAccount,
  billingDetails: Stripe.PaymentMethod.BillingDetails,
  work: Work,
): Stripe.PaymentMethod {
  const method = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails,
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type,
    [type]: ownValue(shownAccount, type)?.(number) ?? {},
  } as unknown as Stripe.PaymentMethod;
  work.put('payment_method', method, { accountNumber: number });
  return method;
}

/** Starts a debit: its result follows once the bank has answered. */
export function startDebit(
  intent: Stripe.PaymentIntent,
  method: StoredDocument<'payment_method'>,
  work: Work,
): ApiAnswer {
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'processing',
    next_action: null,
    last_payment_error: null,
    payment_method: method.document.id,
  };
  const { seconds } = accountOf(method);
  work.put('payment_intent', waiting, { clearsAt: work.now + seconds });
  work.emit('payment_intent.processing', waiting);
  return answer(waiting);
}
