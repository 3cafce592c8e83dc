import { initialTransition } from 'xstate';
import type { PaymentInput } from '../../payment/index.ts';
import { creditCardMachine } from '../../payment/methods/credit-card/index.ts';
import { exampleAddress, otherAddress } from '../example-checkout.ts';
import { electronicQuoteMachine } from '../../payment/methods/electronic-quote/index.ts';
import { sepaMachine } from '../../payment/methods/sepa/index.ts';
import { exampleQuoteData } from '../example-quote.ts';
import { exampleAccountMeans, exampleMeans, savedMeans } from '../start-checkout.ts';
import { refusedWith } from './answers.ts';
import { answers, type Scenario, noResponse } from './scenario.ts';

const input: PaymentInput = {
  checkoutId: 'checkout-1',
  methods: ['CREDIT_CARD', 'KLARNA', 'ELECTRONIC_QUOTE', 'SEPA'],
  chosen: null,
  preferred: null,
  billingAddress: exampleAddress,
  quoteData: exampleQuoteData,
  email: 'ada@clinic.example',
};

/** The means of a buyer who has said who asks for the quote; the provider has no part in it. */
const askedMeans = { details: exampleQuoteData, token: '' };

const known = {
  type: 'payment.known',
  methods: input.methods,
  billingAddress: exampleAddress,
  quoteData: null,
  email: input.email,
};

const chooses = (method: string) => ({ type: 'payment.method.chosen', method });

export const paymentScenario: Scenario = {
  inputs: {
    new: { sentence: 'a buyer who has chosen nothing', input },
    returning: {
      sentence: 'a buyer who has entered a card before',
      input: { ...input, chosen: { method: 'CREDIT_CARD', means: exampleMeans } },
    },
    asking: {
      sentence: 'a buyer who has asked for a quote before',
      input: { ...input, chosen: { method: 'ELECTRONIC_QUOTE', means: askedMeans } },
    },
    debited: {
      sentence: 'a buyer who has entered an account before',
      input: { ...input, chosen: { method: 'SEPA', means: exampleAccountMeans } },
    },
    failed: {
      sentence: 'a buyer whose payment by another method has failed',
      input: { ...input, preferred: 'KLARNA' },
    },
    unpayable: {
      sentence: 'a buyer whose order no available method can pay',
      input: { ...input, methods: [] },
    },
  },
  events: [
    { sentence: 'the buyer chooses to pay by card', event: chooses('CREDIT_CARD') },
    { sentence: 'the buyer chooses to pay later', event: chooses('KLARNA') },
    { sentence: 'the buyer asks for a quote', event: chooses('ELECTRONIC_QUOTE') },
    {
      sentence: 'the buyer types who the quote is for',
      event: { type: 'payment.quote.changed', field: 'equoteJobTitle', value: 'Owner' },
    },
    { sentence: 'the buyer chooses to pay by direct debit', event: chooses('SEPA') },
    { sentence: 'the buyer types into the field for the IBAN', event: { type: 'payment.account.changed' } },
    {
      sentence: 'the buyer enters the account holder',
      event: { type: 'payment.holder.changed', field: 'holder', value: 'Ada Byron' },
    },
    { sentence: 'the buyer uses another account', event: { type: 'payment.account.replaced' } },
    {
      sentence: 'the buyer uses an account that they have saved',
      event: { type: 'payment.account.recalled', account: { ...exampleAccountMeans, isSaved: true } },
    },
    {
      sentence: 'the buyer uses what they have saved for a method without fields',
      event: { type: 'payment.saved.recalled', saved: { ...exampleAccountMeans, isSaved: true } },
    },
    {
      sentence: 'the buyer uses another account of a method without fields',
      event: { type: 'payment.saved.replaced' },
    },
    { sentence: 'a method arrives that is not available', event: chooses('BARTER') },
    { sentence: 'the buyer types into the card fields', event: { type: 'payment.card.changed' } },
    { sentence: 'the buyer uses another card', event: { type: 'payment.card.replaced' } },
    {
      sentence: 'the buyer uses a card that they have saved',
      event: { type: 'payment.card.recalled', card: savedMeans },
    },
    { sentence: 'the buyer approves a card in the wallet', event: { type: 'payment.wallet.approved' } },
    { sentence: 'the buyer continues', event: { type: 'payment.submitted' } },
    { sentence: 'the buyer continues, but something else is missing', event: { type: 'payment.checked' } },
    {
      sentence: 'the checkout has another billing address',
      event: { ...known, billingAddress: otherAddress },
    },
    {
      sentence: 'the order can be paid only by card',
      event: { ...known, methods: ['CREDIT_CARD'] },
    },
    {
      sentence: 'the order can be paid only later',
      event: { ...known, methods: ['KLARNA'] },
    },
    { sentence: 'the buyer changes the billing address instead', event: { type: 'payment.withdrawn' } },
  ],
  services: {
    'credit-card': {
      begin: (given: never) => initialTransition(creditCardMachine, given)[0],
      outcomes: {
        kept: answers('the buyer continues with the card entered earlier', exampleMeans),
        new: answers('the buyer has entered a card', { ...exampleMeans, token: 'pm_2' }),
      },
    },
    'electronic-quote': {
      begin: (given: never) => initialTransition(electronicQuoteMachine, given)[0],
      outcomes: {
        asked: answers('the buyer has said who asks for the quote', askedMeans),
      },
    },
    sepa: {
      begin: (given: never) => initialTransition(sepaMachine, given)[0],
      outcomes: {
        kept: answers('the buyer continues with the account entered earlier', exampleAccountMeans),
        new: answers('the buyer has entered an account', { ...exampleAccountMeans, token: 'pm_4' }),
      },
    },
    choosePayment: {
      outcomes: {
        kept: answers('the shop keeps the choice', {
          status: 'kept',
          attestations: ['LICENSED', 'TERMS_AND_CONDITIONS'],
        }),
        refused: answers('the shop refuses the choice', refusedWith('PAYMENT_NOT_FOUND')),
        silent: noResponse('the shop does not answer'),
      },
    },
  },
  limit: 200,
};
