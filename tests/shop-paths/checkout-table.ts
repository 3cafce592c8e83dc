import { checkoutSteps, type CheckoutInput, type ContactDetails } from '../../machines/checkout/index.ts';
import { answersTo, exampleInput, everythingAllowed, scenariosIn } from '../../machines/testing/index.ts';
import { acceptedAnswer, refusedWith, voucherAnswers } from '../../machines/testing/scenarios/answers.ts';
import { type Checkouts, checkoutsForToken } from '../../machines/testing/scenarios/checkouts.ts';
import { checkoutDriver } from '../view-paths/drive/checkout-driver.ts';
import { BankQuestion } from '../e2e/pages/bank-question.ts';
import { CheckoutPage } from '../e2e/pages/checkout-page.ts';
import { typeDigits } from '../support/type-digits.ts';
import { answersHolding, arrivesAs, nobodyAnswers } from './causes.ts';
import { checkoutByHandIn } from './checkout-by-hand.ts';
import { continueWith, otherStreet, streetBeside } from './enter-address.ts';
import { chooseCard, submitCard } from './enter-card.ts';
import { loseBank } from './intercepted-card.ts';
import { mayHappenInCheckout } from './checkout-may-happen.ts';
import { lookupOutcomes, setAside } from './lookup-outcomes.ts';
import { noPriceKept, noProof, placingOutcomes } from './placing-outcomes.ts';
import { bringAlong, keepCheckout } from './own-checkout.ts';
import type { Cause, CausedOutcome, ShopOutcome, ShopTable, Surroundings } from './shop-table.ts';
import type { Holding, Row } from './shop-world.ts';

const requested = { 'IQ3-USBC': 1, 'SUB-IND-1Y': 1 };
const behind = checkoutsForToken(exampleInput.checkoutToken);
const { complete, incomplete } = behind;

const inputs = Object.fromEntries(
  Object.entries(scenariosIn['checkout']?.(everythingAllowed).inputs ?? {}).map(
    ([page, { sentence, input }]) => [
      page,
      { sentence: `${sentence} in Germany`, input: { ...(input as CheckoutInput), country: 'DE' } },
    ],
  ),
);

const saveOutcomes = (operation: string, spoilt: object): Readonly<Record<string, ShopOutcome>> => ({
  accepted: { cause: answersHolding(operation, 'complete') },
  refused: arrivesAs(operation, { ...spoilt }),
  silent: nobodyAnswers(operation),
});

const addressWithout = (name: string, field: string): Cause => {
  return async ({ requests }) => {
    const request = await requests.take(name);
    const [key = '', address] =
      Object.entries(request.variables).find(([, value]) => typeof value === 'object') ?? [];
    await request.pass({ [key]: { ...(address as object), [field]: '' } });
  };
};

/** The invoice goes to the shipping address, as in the scenario. */
const keepShippingAddress: Cause = async ({ world, requests }) => {
  const request = await requests.take('CheckoutShippingAddressUpdate');
  world.moveTo(request.variables['shippingAddress'] as Row);
  await world.bring('complete');
  await request.pass();
};

/** No organization is stored for a private buyer, although the scenario's buyer is one. */
const keptContact = (
  sentence: string,
  held: Exclude<keyof Checkouts, 'unsold'>,
  holding: Holding,
): CausedOutcome => ({
  cause: answersHolding('CheckoutEmailUpdate', holding),
  answer: answersTo(sentence, ({ organizationName }: ContactDetails) =>
    acceptedAnswer({ ...behind[held], organizationName }),
  ),
});

const registerSays =
  (says: Surroundings['world']['register']['says']): Cause =>
  async (surroundings) => {
    surroundings.world.register.says = says;
    await answersHolding('CheckoutVatNumberUpdate', 'complete')(surroundings);
  };

async function takeCard(surroundings: Surroundings): Promise<void> {
  await surroundings.world.reopen();
  return submitCard(surroundings);
}

function pathOf(input: string): string {
  const requestedStep = inputs[input]?.input.requestedStep ?? null;
  const step = requestedStep === null ? '' : `?step=${checkoutSteps.segmentOf(requestedStep)}`;
  return `/de/en/checkout/${step}`;
}

async function open({ page, world }: Surroundings, input: string): Promise<void> {
  await world.begin('DE', requested);
  await page.clock.install();
  await keepCheckout(page, world, 'sonde.checkoutToken.de');
  if (input === 'served') await bringAlong(page, world, 'de');
  await page.goto(pathOf(input));
}

const withoutOrganization = 'The buyer of this walk is signed out, and has no organization.';
const signedOut =
  'What has nothing to ship is a membership alone, which the buyer of this walk is told to sign in for.';
const chosenInForm = 'Another method is chosen in the payment form, on its own paths.';
const ownKey = 'The browser makes the key itself and always can.';
const ownRule = 'The rule is a file of the page, whose loss no request shows.';
const ownCheckout = 'The page shows the steps of the checkout of its own at once, whose flow is another one.';
const withinForm =
  'Continue ends the form, or the form says what is missing: the outcomes of the form are walked.';

/** The checkout of a visitor in Germany. */
export const checkoutTable: ShopTable = {
  flow: 'checkout',
  driverOn: checkoutDriver,
  inputs,
  open,
  byHand: checkoutByHandIn(pathOf),
  operations: {
    loadCheckout: 'Checkout',
    continueCheckout: 'CheckoutContinue',
    updateContact: 'CheckoutEmailUpdate',
    updateShippingAddress: 'CheckoutShippingAddressUpdate',
    updateShippingMethod: 'CheckoutShippingMethodUpdate',
    updateBillingAddress: 'CheckoutBillingAddressUpdate',
    updateAutoRenewal: 'CheckoutAutoRenewalUpdate',
    updateTaxId: 'CheckoutVatNumberUpdate',
    voucherForm: 'CheckoutUpdateVoucher',
    paymentForm: 'CheckoutPaymentCreate',
    placeOrder: 'CheckoutComplete',
  },
  services: {
    loadCheckout: {
      ...lookupOutcomes({
        paying: 'paying',
        complete: 'complete',
        new: 'new',
        unshippable: 'unshippable',
        free: 'free',
        empty: 'empty',
      }),
      unshipped: { cannot: signedOut },
      unsoldChange: { cause: answersHolding('Checkout', 'membershipAlone') },
    },
    continueCheckout: {
      accepted: { cannot: ownCheckout },
      refused: arrivesAs('CheckoutContinue', { checkoutId: 'bm93aGVyZQ==' }),
      silent: nobodyAnswers('CheckoutContinue'),
    },
    updateContact: {
      ...saveOutcomes('CheckoutEmailUpdate', { email: 'ada@' }),
      accepted: keptContact('the shop keeps the contact details', 'complete', 'complete'),
      unshipped: { cannot: signedOut },
      changedElsewhere: { cannot: withoutOrganization },
    },
    shippingAddressForm: {
      complete: {
        cause: ({ page, world }) => continueWith(page, streetBeside(world.street)),
      },
      unchanged: { cause: ({ page, world }) => continueWith(page, world.street) },
    },
    billingAddressForm: {
      complete: {
        cause: async ({ page }) => {
          // In Germany, too, whatever country was selected before.
          await new CheckoutPage(page).address.country.selectOption('DE');
          await continueWith(page, otherStreet);
        },
      },
    },
    updateShippingAddress: {
      ...saveOutcomes('CheckoutShippingAddressUpdate', {}),
      accepted: { cause: keepShippingAddress },
      refused: { cause: addressWithout('CheckoutShippingAddressUpdate', 'city') },
    },
    updateShippingMethod: saveOutcomes('CheckoutShippingMethodUpdate', { shippingMethodId: 'bm93aGVyZQ==' }),
    updateBillingAddress: {
      free: { cause: answersHolding('CheckoutBillingAddressUpdate', 'free') },
      ...saveOutcomes('CheckoutBillingAddressUpdate', {}),
      refused: { cause: addressWithout('CheckoutBillingAddressUpdate', 'city') },
    },
    updateAutoRenewal: saveOutcomes('CheckoutAutoRenewalUpdate', { checkoutId: 'bm93aGVyZQ==' }),
    updateTaxId: {
      confirmed: { cause: registerSays('confirmed') },
      unconfirmed: { cause: registerSays('unconfirmed') },
      unknown: { cause: registerSays('unknown') },
      charged: { cannot: 'In Germany a number takes the tax off or the register doubts it.' },
      refused: arrivesAs('CheckoutVatNumberUpdate', { vatRegistrationNumber: 'DE1' }),
      silent: nobodyAnswers('CheckoutVatNumberUpdate'),
    },
    paymentForm: {
      card: { cause: takeCard },
    },
    voucherForm: {
      accepted: {
        cause: answersHolding('CheckoutUpdateVoucher', 'complete'),
        answer: voucherAnswers('the shop applies the voucher', acceptedAnswer(complete)),
      },
      incomplete: {
        cause: answersHolding('CheckoutUpdateVoucher', 'new'),
        answer: voucherAnswers(
          'the shop applies the voucher and asks for everything again',
          acceptedAnswer(incomplete),
        ),
      },
      refused: {
        ...arrivesAs('CheckoutUpdateVoucher', { voucherCode: 'EXPIRED' }),
        answer: voucherAnswers('the shop refuses the voucher', refusedWith('VOUCHER_NOT_APPLICABLE')),
      },
      silent: nobodyAnswers('CheckoutUpdateVoucher'),
    },
    suggestEmail: {
      other: { cause: () => Promise.resolve() },
      same: { cause: () => Promise.resolve() },
      silent: { cannot: ownRule },
    },
    createIdempotencyKey: {
      made: { cause: () => Promise.resolve() },
      silent: { cannot: ownKey },
    },
    placeOrder: placingOutcomes,
    confirmPayment: {
      confirmed: { cause: ({ page }) => new BankQuestion(page).answer('complete') },
      refused: { cause: ({ page }) => new BankQuestion(page).answer('fail') },
      silent: { cause: ({ page }) => loseBank(page) },
    },
    deadline: { reached: { cause: ({ page }) => page.clock.fastForward(60_000) } },
  },
  events: {
    'address.submitted': { cannot: withinForm },
    'payment.submitted': { cannot: withinForm },
    'payment.method.chosen': { cannot: chosenInForm },
    'payment.card.changed': {
      action: async (page) => {
        const { card } = new CheckoutPage(page);
        await chooseCard(page);
        await card.waitUntilReady();
        await typeDigits(card.number, '4');
      },
    },
    // A quote, which is preselected for an organization, renews nothing.
    'renewal.chosen': {
      action: async (page, event) => {
        await chooseCard(page);
        await new CheckoutPage(page).renewsAutomatically.setChecked(event['isAutomatic'] === true);
      },
    },
    'attestation.changed': { action: (page) => new CheckoutPage(page).acknowledgeAll() },
  },
  ...mayHappenInCheckout,
  instant: ['createIdempotencyKey', 'suggestEmail'],
  outOfReach: {
    'resuming: always [isCombinationNotSold] → checkout.step.unorderable.unsold': setAside,
    'resuming: always [isPlanNotSold] → checkout.step.unorderable.unsold': setAside,
    'resuming: always [isNotSoldInCountry] → checkout.step.unorderable.unsold': setAside,
    'resuming: always [isBundleRefused] → checkout.step.unorderable.unsold': setAside,
    'checkout.step.billing.address.editing: back.requested → checkout.step.contact': signedOut,
    'checkout.step.billing.payment: back.requested → checkout.step.contact': signedOut,
    'checkout.step.contact.editing: contact.submitted [isContactAlone] → checkout.step.contact.saving':
      signedOut,
    'checkout.step.contact.editing: contact.submitted → stay': signedOut,
    'checkout.step.contact.saved: always [isOrderComplete] → checkout.step.review': signedOut,
    'checkout.step.contact.saved: always [isShippingRequired] → checkout.step.shipping.address': signedOut,
    'checkout.step.contact.saved: always → checkout.step.billing.address': signedOut,
    'checkout.step.contact.saved: always [isChangedOnOwnPage] → checkout.step.unorderable.unsold':
      withoutOrganization,
    'checkout.voucher.idle: voucher.removed [isStepSettled] → checkout.voucher.applying':
      'To the checkout a removal is a code like any other; what it does is the voucher’s own.',
    'checkout.step.otherBrowser.continuing: xstate.done.actor.continueCheckout [isAccepted] → checkout.step.otherBrowser.continued':
      ownCheckout,
    'checkout.step.shipping.address.editing: address.submitted → stay': withinForm,
    'checkout.step.billing.address.editing: address.submitted → stay': withinForm,
    'checkout.step.review: order.submitted [isChangeUnderWay] → stay':
      'The button waits for the answer to the code or the choice of renewal.',
    'checkout.step.placing.creatingKey: xstate.error.actor.createIdempotencyKey → checkout.step.review':
      ownKey,
    'checkout.step.placing.confirming: always [hasAskedOftenEnough] → unanswered':
      'A bank that has confirmed does not ask about the same payment again.',
    'checkout.step.contact.editing.checkingEmail: xstate.error.actor.suggestEmail → checkout.step.contact.editing.opening':
      ownRule,
    'reacting: always [reactsBy(proof)] → resuming': noProof,
    'reacting: always [reactsBy(voucher)] → resuming': noPriceKept,
  },
};
