import { type AnyMachineSnapshot, initialTransition } from 'xstate';
import { type PaymentInput, paymentMachine } from '../../payment/index.ts';
import type { TaxIdStatus } from '../../rules/tax/index.ts';
import { emailSuggestion } from '../../rules/people/index.ts';
import { ownValue } from '../../rules/texts/index.ts';
import { exampleAddress, otherAddress, withAutoRenewal } from '../example-checkout.ts';
import type { Situation } from '../purchases/situation.ts';
import { exampleMeans } from '../start-checkout.ts';
import {
  acceptedAnswer,
  answersAbout,
  answersWhere,
  containedAddress,
  containedVoucher,
  lookupOutcomes,
  refusedWith,
  unsoldLookups,
  voucherOutcomes,
} from './answers.ts';
import { checkoutEvents } from './checkout-events.ts';
import { checkoutInputs } from './checkout-inputs.ts';
import { checkoutWays } from './checkout-ways.ts';
import { type Checkouts, checkoutsForToken } from './checkouts.ts';
import { placingOutcomes } from './placing-outcomes.ts';
import {
  answers,
  answersTo,
  type DependentOutcome,
  type Outcome,
  type Scenario,
  noResponse,
  wait,
} from './scenario.ts';

const isSold = (situation: Situation): boolean => situation.isSold;

const withTaxId =
  (taxIdStatus: TaxIdStatus) =>
  ({ complete }: Checkouts) =>
    acceptedAnswer({ ...complete, taxId: 'DE123456704', taxIdStatus });

/** Where each form is shown and can complete: the payment comes after the address on the same screen. */
const shownAt: Readonly<Record<string, readonly object[]>> = {
  shippingAddressForm: [{ contact: 'editing' }, { shipping: { address: 'editing' } }],
  billingAddressForm: [{ billing: { address: 'editing' } }],
  paymentForm: [{ billing: 'payment' }],
};

const isFormShown = (snapshot: AnyMachineSnapshot, label: string): boolean =>
  (!label.endsWith(': unchanged') || snapshot.context.checkout.shippingAddress !== null) &&
  (ownValue(shownAt, label.split(': ', 1)[0] ?? '')?.some((step) => snapshot.matches({ step })) ?? true);

const saveOutcomes = (what: string): Readonly<Record<string, Outcome | DependentOutcome>> => ({
  accepted: answersAbout(`the shop keeps ${what}`, ({ complete }) => acceptedAnswer(complete)),
  refused: answers(`the shop refuses ${what}`, refusedWith('INVALID', null, 'city')),
  silent: noResponse('the shop does not answer'),
});

export const checkoutScenario: Scenario = {
  inputs: checkoutInputs,
  events: checkoutEvents,
  services: {
    loadCheckout: {
      outcomes: {
        ...lookupOutcomes({
          complete: [
            'the shop finds the checkout with everything but the payment',
            ({ complete }) => complete,
            isSold,
          ],
          new: ['the shop finds the checkout of a new buyer', ({ incomplete }) => incomplete, isSold],
          unshippable: [
            'the shop finds the checkout without a shipping method',
            ({ noShippingMethods }) => noShippingMethods,
            (situation) => situation.isSold && situation.isShipped,
          ],
          free: ['the shop finds the checkout with nothing to pay', ({ free }) => free, isSold],
          unshipped: [
            'the shop finds the checkout with nothing to ship',
            ({ nothingToShip }) => nothingToShip,
            isSold,
          ],
          empty: ['the shop finds the checkout with nothing in it', ({ empty }) => empty, () => true],
          ...unsoldLookups,
        }),
        paying: answersWhere(
          ({ isSold, mayStart }) => isSold && mayStart,
          'the shop says that a payment is under way',
          ({ complete }) => ({ status: 'paying', checkout: complete }),
        ),
        silent: noResponse('the shop does not answer'),
      },
    },
    continueCheckout: {
      outcomes: {
        accepted: answersAbout('the shop gives this browser its own', ({ complete }) =>
          acceptedAnswer(complete),
        ),
        refused: answers('the shop does not know the checkout any more', refusedWith('NOT_FOUND')),
        silent: noResponse('the shop does not answer'),
      },
    },
    updateContact: {
      outcomes: {
        ...saveOutcomes('the contact details'),
        unshipped: answersAbout(
          'the shop keeps the contact details, and nothing ships any more',
          (checkouts) => acceptedAnswer(checkouts.nothingToShip),
        ),
        changedElsewhere: answersAbout(
          'the shop keeps the contact details, and the organization makes this change on another page',
          ({ unsold }) => acceptedAnswer(unsold.change),
        ),
      },
    },
    shippingAddressForm: containedAddress(otherAddress, exampleAddress),
    billingAddressForm: containedAddress(otherAddress),
    updateShippingAddress: { outcomes: saveOutcomes('the shipping address') },
    updateShippingMethod: { outcomes: saveOutcomes('the shipping method') },
    updateBillingAddress: {
      outcomes: {
        ...saveOutcomes('the billing address'),
        free: answersAbout('the shop keeps the billing address, and nothing is to be paid', ({ free }) =>
          acceptedAnswer(free),
        ),
      },
    },
    updateAutoRenewal: {
      outcomes: {
        accepted: answersTo(
          'the shop keeps whether the membership renews',
          ({ checkoutId, autoRenewal }: { checkoutId: string; autoRenewal: boolean }) => {
            const { complete } = checkoutsForToken(checkoutId);
            const { requiredAttestations } = complete;
            return acceptedAnswer(
              autoRenewal ? { ...withAutoRenewal(complete), requiredAttestations } : complete,
            );
          },
        ),
        refused: answers('the shop refuses the choice', refusedWith('OPERATION_NOT_ALLOWED')),
        silent: noResponse('the shop does not answer'),
      },
    },
    updateTaxId: {
      outcomes: {
        confirmed: answersWhere(
          (situation) => situation.mayReverseCharge,
          'the registry confirms the tax ID',
          withTaxId('CONFIRMED'),
        ),
        unconfirmed: answersWhere(
          (situation) => situation.mayReverseCharge,
          'the registry does not answer',
          withTaxId('UNCONFIRMED'),
        ),
        unknown: answersWhere(
          (situation) => situation.mayReverseCharge,
          'the registry does not know the tax ID',
          withTaxId('NOT_REGISTERED'),
        ),
        charged: answersAbout(
          'the shop keeps the tax ID, which takes no tax off here',
          withTaxId('NOT_ELIGIBLE'),
        ),
        refused: answers(
          'the shop refuses the tax ID',
          refusedWith('INVALID', null, 'vatRegistrationNumber'),
        ),
        silent: noResponse('the shop does not answer'),
      },
    },
    paymentForm: {
      begin: (input: PaymentInput) => initialTransition(paymentMachine, input)[0],
      outcomes: {
        card: answers('the card is accepted', { method: 'CREDIT_CARD', means: exampleMeans }),
      },
    },
    voucherForm: containedVoucher(
      voucherOutcomes({
        accepted: ['the shop applies the voucher', ({ complete }) => acceptedAnswer(complete)],
        incomplete: [
          'the shop applies the voucher and asks for everything again',
          ({ incomplete }) => acceptedAnswer(incomplete),
        ],
        refused: ['the shop refuses the voucher', () => refusedWith('VOUCHER_NOT_APPLICABLE')],
      }),
    ),
    suggestEmail: {
      outcomes: {
        other: answersTo('another email address was probably meant', ({ email }: { email: string }) => {
          const meant = emailSuggestion(email);
          return meant && { typed: email, meant };
        }),
        same: answersTo('the email address looks right', ({ email }: { email: string }) =>
          emailSuggestion(email) === null ? { typed: email, meant: null } : null,
        ),
        silent: noResponse('the browser can’t load the rule'),
      },
    },
    createIdempotencyKey: {
      outcomes: { made: answers('a key is made', 'key-1'), silent: noResponse('no key can be made') },
    },
    placeOrder: { outcomes: placingOutcomes },
    confirmPayment: {
      outcomes: {
        confirmed: answers('the bank confirms', { status: 'confirmed' }),
        refused: answers('the bank refuses', refusedWith('CARD_DECLINED')),
        silent: noResponse('the shop does not answer'),
      },
    },
    deadline: wait('the wait is over'),
  },
  ways: checkoutWays,
  answeredBy: ['checkoutToken'],
  mayHappen: isFormShown,
  limit: 1_000,
};
