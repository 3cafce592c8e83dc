import type { CardWallet } from '@sonde/machines/rules/payment';
import type { Stripe } from 'stripe';
import { type ApiAnswer, answer, invalidRequest, notFoundAnswer, refusal } from './api-answer.ts';
import { putAccount, testAccount, unknownAccount } from './bank-debits.ts';
import { type AcceptedCard, readCard, readExpiry } from './card-data.ts';
import type { StoredDocument } from './documents.types.ts';
import { defineEndpoint } from './endpoint.ts';
import type { FormHash } from './form-body.ts';
import { newId } from './ids.ts';
import { revokeMandate } from './mandates.ts';
import { listObjects, listParameters } from './list-objects.ts';
import { invalidMetadata, mergeMetadata, textIn } from './parameters.ts';
import { readBillingDetails } from './postal-details.ts';
import { declineFor, nameOfTestCard, testCardByName, testCardByToken } from './test-cards.ts';
import { readWalletCard } from './wallet-cards.ts';
import type { Work } from './work.ts';

interface NewMethod {
  readonly card: AcceptedCard;
  readonly billingDetails: Stripe.PaymentMethod.BillingDetails;
  readonly metadata: Record<string, string>;
  /** The wallet that released the card; null if it was typed. */
  readonly wallet: CardWallet | null;
}

/** https://docs.stripe.com/api/payment_methods/object#payment_method_object-card-wallet */
const walletOf = (wallet: CardWallet, lastDigits: string): Stripe.PaymentMethod.Card.Wallet => ({
  type: wallet,
  dynamic_last4: lastDigits,
  [wallet]: {},
});

function putMethod({ card, billingDetails, metadata, wallet }: NewMethod, work: Work): Stripe.PaymentMethod {
  const { testCard, expMonth, expYear, hasSecurityCode } = card;
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billingDetails,
    card: {
      brand: testCard.brand,
      checks: {
        address_line1_check: billingDetails.address?.line1 ? 'unchecked' : null,
        address_postal_code_check: billingDetails.address?.postal_code ? 'unchecked' : null,
        cvc_check: hasSecurityCode ? 'unchecked' : null,
      },
      country: 'US',
      display_brand: testCard.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: `sandbox-${nameOfTestCard(testCard)}`,
      funding: testCard.funding,
      generated_from: null,
      last4: testCard.number.slice(-4),
      networks: { available: [testCard.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: wallet && walletOf(wallet, testCard.number.slice(-4)),
    },
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  };
  work.put('payment_method', method, { testCard: nameOfTestCard(testCard) });
  return method;
}

/** The payment method with this ID. The provider's predefined ones (`pm_card_visa`) become a new one each time. */
export async function findMethod(id: string, work: Work): Promise<StoredDocument<'payment_method'> | null> {
  const testCard = testCardByToken(id);
  if (!testCard) return work.find('payment_method', id);
  const expYear = new Date(work.now * 1000).getUTCFullYear() + 1;
  const card: AcceptedCard = { testCard, expMonth: 12, expYear, hasSecurityCode: true };
  const method = putMethod(
    { card, billingDetails: readBillingDetails(null), metadata: {}, wallet: null },
    work,
  );
  return work.find('payment_method', method.id);
}

/** Attaches a payment method to a customer who agreed to later payments with it. */
export function keepForCustomer(
  stored: StoredDocument<'payment_method'>,
  customer: string,
  work: Work,
): Stripe.PaymentMethod {
  const method = { ...stored.document, customer };
  work.put('payment_method', method, { isSetUp: true });
  if (stored.document.customer === null) work.emit('payment_method.attached', method);
  return method;
}

function changedMethod(
  stored: StoredDocument<'payment_method'>,
  customer: string | null,
  work: Work,
): ApiAnswer {
  const method = { ...stored.document, customer };
  work.put('payment_method', method);
  work.emit(customer === null ? 'payment_method.detached' : 'payment_method.attached', method);
  return answer(method);
}

/** An IBAN with whom it belongs to; the provider requires a name and an email address. */
function createSepaDebit(sent: FormHash | null, details: FormHash | null, work: Work): ApiAnswer {
  const lacking = (['name', 'email'] as const).find((fact) => textIn(details, fact) === null);
  if (lacking !== undefined) {
    const param = `billing_details[${lacking}]`;
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const account = testAccount('sepa_debit', (textIn(sent, 'iban') ?? '').replaceAll(/\s/g, '').toUpperCase());
  if (account === null) return unknownAccount('invalid_bank_account_iban', 'sepa_debit[iban]');
  return answer(putAccount('sepa_debit', account, readBillingDetails(details), work));
}

export const paymentMethodEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/v1/payment_methods',
    access: 'browser',
    parameters: {
      type: 'string',
      card: 'hash',
      sepa_debit: 'hash',
      billing_details: 'hash',
      metadata: 'hash',
    },
    required: ['type'],
    async handle({ values, isPublishable, work }) {
      if (values.type === 'sepa_debit')
        return createSepaDebit(values.sepa_debit, values.billing_details, work);
      if (values.type !== 'card') return invalidRequest(`Invalid type: ${values.type}`, { param: 'type' });
      if (!values.card)
        return invalidRequest('Missing required param: card.', { code: 'parameter_missing', param: 'card' });
      if (!isPublishable) {
        return refusal(402, {
          type: 'invalid_request_error',
          message:
            'Sending credit card numbers directly to the API is generally unsafe. Use the ready-made payment methods such as pm_card_visa.',
        });
      }
      const metadata = mergeMetadata({}, values.metadata);
      if (!metadata) return invalidMetadata();
      const released = readWalletCard(values.card, work.now * 1000);
      const read = released ?? readCard(values.card, work.now * 1000);
      if (!read.ok) return read.answer;
      return answer(
        putMethod(
          {
            card: read.card,
            billingDetails: readBillingDetails(values.billing_details),
            metadata,
            wallet: released?.ok ? released.wallet : null,
          },
          work,
        ),
      );
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/payment_methods/:id',
    access: 'server',
    parameters: {},
    required: [],
    async handle({ id, work }) {
      const stored = await work.find('payment_method', id);
      return stored ? answer(stored.document) : notFoundAnswer('PaymentMethod', id, 'id');
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/v1/payment_methods/:id',
    access: 'server',
    parameters: { card: 'hash', billing_details: 'hash', metadata: 'hash' },
    required: [],
    async handle({ id, values, work }) {
      const stored = await work.find('payment_method', id);
      if (!stored) return notFoundAnswer('PaymentMethod', id, 'id');
      const { document } = stored;
      if (document.customer === null) {
        return invalidRequest('You must save this PaymentMethod to a customer before you can update it.');
      }
      const metadata = mergeMetadata(document.metadata ?? {}, values.metadata);
      if (!metadata) return invalidMetadata();
      const read = values.card && readExpiry(values.card, work.now * 1000);
      if (read?.ok === false) return read.answer;
      const updated: Stripe.PaymentMethod = {
        ...document,
        metadata,
        billing_details: {
          ...document.billing_details,
          name: textIn(values.billing_details, 'name') ?? document.billing_details.name,
        },
        ...(document.card &&
          read && {
            card: { ...document.card, exp_month: read.expiry.expMonth, exp_year: read.expiry.expYear },
          }),
      };
      work.put('payment_method', updated);
      work.emit('payment_method.updated', updated);
      return answer(updated);
    },
  }),
  defineEndpoint({
    method: 'get',
    path: '/v1/payment_methods',
    access: 'server',
    parameters: { ...listParameters, customer: 'string', type: 'string' },
    required: [],
    handle: ({ values, work }) =>
      listObjects(
        {
          kind: 'payment_method',
          url: '/v1/payment_methods',
          values,
          where: { customer: values.customer, type: values.type },
        },
        work,
      ),
  }),
  defineEndpoint({
    method: 'post',
    path: '/v1/payment_methods/:id/attach',
    access: 'server',
    parameters: { customer: 'string' },
    required: ['customer'],
    async handle({ id, values, work }) {
      const stored = await findMethod(id, work);
      if (!stored) return notFoundAnswer('PaymentMethod', id, 'id');
      const customer = values.customer ?? '';
      if (!(await work.find('customer', customer))) return notFoundAnswer('customer', customer, 'customer');
      if (stored.hidden.isUsedUp) return refuseUsedMethod();
      const card = testCardByName(stored.hidden.testCard);
      if (card.result !== 'succeeds' && !card.attaches) {
        return refusal(402, { type: 'card_error', ...declineFor(card.result) });
      }
      return changedMethod(stored, customer, work);
    },
  }),
  defineEndpoint({
    method: 'post',
    path: '/v1/payment_methods/:id/detach',
    access: 'server',
    parameters: {},
    required: [],
    async handle({ id, work }) {
      const stored = await work.find('payment_method', id);
      if (!stored) return notFoundAnswer('PaymentMethod', id, 'id');
      if (stored.document.customer === null) {
        return invalidRequest(
          'The payment method you provided is not attached to a customer so detachment is impossible.',
        );
      }
      work.put('payment_method', stored.document, { isUsedUp: true });
      await revokeMandate(stored, work);
      return changedMethod(stored, null, work);
    },
  }),
];

export function refuseUsedMethod(): ApiAnswer {
  return invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    { param: 'payment_method' },
  );
}
