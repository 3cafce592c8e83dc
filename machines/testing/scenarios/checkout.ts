import { initialTransition } from 'xstate';
import { type AddressInput, addressMachine, type AddressSnapshot } from '../../address/index.ts';
import type { Checkout } from '../../cart/index.ts';
import { type PaymentInput, paymentMachine } from '../../payment/index.ts';
import { completeCheckout, exampleCheckout, otherAddress, withTotal } from '../example-checkout.ts';
import { exampleCard, exampleInput } from '../start-checkout.ts';
import { accepted, lookupOutcomes, refusedWith } from './answers.ts';
import { checkoutEvents } from './checkout-events.ts';
import { checkoutWays } from './checkout-ways.ts';
import { pairwise } from './pairwise.ts';
import { answers, type Outcome, type Scenario, silence } from './scenario.ts';

const required = { requiredAttestations: ['LICENSED'], voucherCode: 'SPRING5', isTaxIdOffered: true };
const complete: Checkout = { ...completeCheckout, ...required };
const incomplete: Checkout = { ...exampleCheckout, ...required };
const noShippingMethods: Checkout = {
  ...complete,
  shippingMethods: [],
  shippingMethodId: null,
};
const withTaxId = (taxIdStatus: Checkout['taxIdStatus']): Checkout => ({
  ...complete,
  taxId: 'DE123456704',
  taxIdStatus,
});
const free = withTotal(complete, 0);

const country = {
  US: 'a buyer in the United States',
  CA: 'a buyer in Canada',
} as const;
const page = {
  checkout: { sentence: 'who opens the link of a checkout', requestedStep: null },
  shipping: { sentence: 'who opens the link of the shipping step', requestedStep: 'shipping.address' },
  review: { sentence: 'who opens the link of the review', requestedStep: 'review' },
} as const;

const inputs = Object.fromEntries(
  pairwise({ country: ['US', 'CA'], page: ['checkout', 'shipping', 'review'] }).map((choice) => {
    const { sentence, requestedStep } = page[choice.page as keyof typeof page];
    const from = country[choice.country as keyof typeof country];
    const input = { ...exampleInput, country: choice.country, requestedStep };
    return [`${choice.country} ${choice.page}`, { sentence: `${from} ${sentence}`, input }];
  }),
);

/** The address form after somebody typed. */
const typing = (first: object): object => ({
  ...first,
  context: { ...(first as AddressSnapshot).context, address: otherAddress },
});

const saved = (what: string): Readonly<Record<string, Outcome>> => ({
  accepted: answers(`the shop keeps ${what}`, accepted(complete)),
  refused: answers(`the shop refuses ${what}`, refusedWith('INVALID', null, 'city')),
  silent: silence('nobody answers'),
});

export const checkoutScenario: Scenario = {
  inputs,
  events: checkoutEvents,
  services: {
    loadCheckout: {
      outcomes: {
        ...lookupOutcomes({
          complete: ['the shop finds the checkout with everything but the payment', complete],
          new: ['the shop finds the checkout of a new buyer', incomplete],
          unshippable: ['the shop finds the checkout without a way to ship', noShippingMethods],
          free: ['the shop finds the checkout with nothing to pay', free],
          empty: ['the shop finds the checkout with nothing in it', { ...complete, lines: [] }],
        }),
        silent: silence('nobody answers'),
      },
    },
    updateContact: { outcomes: saved('the contact details') },
    addressForm: {
      begin: (input: AddressInput) => initialTransition(addressMachine, input)[0],
      outcomes: {
        typing: { sentence: 'the buyer has typed another address', shows: typing },
        complete: answers('the address is complete', { address: otherAddress }),
      },
    },
    updateShippingAddress: { outcomes: saved('the shipping address') },
    updateShippingMethod: { outcomes: saved('the shipping method') },
    updateBillingAddress: { outcomes: saved('the billing address') },
    updateTaxId: {
      outcomes: {
        confirmed: answers('the registry confirms the tax id', accepted(withTaxId('CONFIRMED'))),
        unconfirmed: answers('the registry does not answer', accepted(withTaxId('UNCONFIRMED'))),
        unknown: answers('the registry does not know the tax id', accepted(withTaxId('NOT_REGISTERED'))),
        refused: answers(
          'the shop refuses the tax id',
          refusedWith('INVALID', null, 'vatRegistrationNumber'),
        ),
        silent: silence('nobody answers'),
      },
    },
    paymentForm: {
      begin: (input: PaymentInput) => initialTransition(paymentMachine, input)[0],
      outcomes: {
        tokenising: {
          sentence: 'the provider checks the card',
          shows: (first) => ({
            ...first,
            value: 'tokenising',
            matches: (value: unknown) => value === 'tokenising',
          }),
        },
        card: answers('the card is taken', { method: 'CREDIT_CARD', card: exampleCard }),
      },
    },
    updateVoucher: {
      outcomes: {
        accepted: answers('the shop takes the voucher', accepted(complete)),
        incomplete: answers('the shop takes the voucher and asks for everything anew', accepted(incomplete)),
        refused: answers('the shop refuses the voucher', refusedWith('VOUCHER_NOT_APPLICABLE')),
        silent: silence('nobody answers'),
      },
    },
    createIdempotencyKey: {
      outcomes: { made: answers('a key is made', 'key-1'), silent: silence('no key can be made') },
    },
    placeOrder: {
      outcomes: {
        placed: answers('the shop places the order', { status: 'placed', orderToken: 'order-1' }),
        confirmation: answers('the bank wants a confirmation', {
          status: 'confirmation',
          clientSecret: 'secret-1',
        }),
        pending: answers('another try is still at it', { status: 'pending' }),
        declined: answers('the card is declined', refusedWith('CARD_DECLINED')),
        address: answers('the shop misses the shipping address', refusedWith('SHIPPING_ADDRESS_NOT_SET')),
        method: answers('the shop misses the shipping method', refusedWith('SHIPPING_METHOD_NOT_SET')),
        billing: answers('the shop misses the billing address', refusedWith('BILLING_ADDRESS_NOT_SET')),
        repriced: answers(
          'the prices have changed',
          refusedWith('PRICES_ARE_CHANGED', withTotal(complete, 1)),
        ),
        voucher: answers('the voucher does not count any more', refusedWith('VOUCHER_NOT_APPLICABLE')),
        forbidden: answers('the shop may not sell to this buyer', refusedWith('BANNED_EMAIL_ADDRESS')),
        proof: answers('the shop wants a proof of enrolment', refusedWith('BAD_PROOF_OF_ENROLLMENT')),
        unavailable: answers('the shop does not sell there', refusedWith('COUNTRY_NOT_AVAILABLE')),
        broken: answers('the order cannot be created', refusedWith('ORDER_CREATION_FAILED')),
        silent: silence('nobody answers'),
      },
    },
    confirmPayment: {
      outcomes: {
        confirmed: answers('the bank confirms', { status: 'confirmed' }),
        refused: answers('the bank refuses', refusedWith('CARD_DECLINED')),
        silent: silence('nobody answers'),
      },
    },
    deadline: { outcomes: { reached: answers('the wait is over', undefined) } },
  },
  ways: checkoutWays,
  limit: 700,
};
