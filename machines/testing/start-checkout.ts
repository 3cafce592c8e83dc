import { type ActorRefFrom, createActor, SimulatedClock, type Snapshot } from 'xstate';
import { completeCheckout } from './example-checkout.ts';
import { type ClockPort, stateValueText } from '../flow/index.ts';
import { type PortScript, scriptPorts, settle } from './script-ports.ts';
import { unitedStatesAddress } from '../rules/addresses/index.ts';
import {
  type checkoutMachine,
  type CheckoutEvent,
  type CheckoutInput,
  type CheckoutPorts,
  checkoutWithPorts,
  type FoundCheckout,
} from '../checkout/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import type { AccountDetails, TokenisedAccount } from '../payment/methods/sepa/index.ts';
import type { TokenisedCard } from '../payment/methods/credit-card/index.ts';

const portNames = [
  'loadCheckout',
  'continueCheckout',
  'updateContact',
  'updateShippingAddress',
  'updateShippingMethod',
  'updateBillingAddress',
  'updateAutoRenewal',
  'updateTaxId',
  'updateVoucher',
  'findLinkedCode',
  'suggestEmail',
  'createIdempotencyKey',
  'loadAddressRules',
  'tokeniseCard',
  'tokeniseWallet',
  'saveQuoteData',
  'tokeniseAccount',
  'choosePayment',
  'placeOrder',
  'confirmPayment',
] as const satisfies readonly (keyof CheckoutPorts)[];

/** A buyer in the United States who opens the link of the example checkout. */
export const exampleInput: CheckoutInput = {
  checkoutToken: 'token-1',
  country: 'US',
  requestedStep: null,
  addressRules: unitedStatesAddress,
  lostDiscount: null,
  served: null,
  payment: null,
  isQuoteRequested: false,
  accountEmail: '',
};

/** A card as the provider's fields return it. */
export const exampleCard: TokenisedCard = {
  paymentMethodId: 'pm_1',
  brand: 'visa',
  lastDigits: '4242',
  expMonth: 12,
  expYear: 2030,
};

/** The same card after the buyer has chosen it. */
export const exampleMeans: PaymentMeans = {
  details: { brand: 'visa', lastDigits: '4242', expMonth: 12, expYear: 2030 },
  token: 'pm_1',
};

/** A bank account as the provider's fields return it. */
export const exampleAccount: TokenisedAccount = {
  paymentMethodId: 'pm_3',
  lastDigits: '3000',
  bankCountry: 'DE',
};

/** The same account after the buyer has chosen it. */
export const exampleAccountMeans: PaymentMeans<AccountDetails> = {
  details: { lastDigits: '3000', bankCountry: 'DE' },
  token: 'pm_3',
};

/** A card that the buyer has saved before. */
export const savedMeans = {
  details: { brand: 'mastercard', lastDigits: '4444', expMonth: 12, expYear: 2030 },
  token: 'Q3JlZGl0Q2FyZDox',
  isSaved: true,
} as const satisfies PaymentMeans;

/** A running checkout with scripted ports and a simulated clock. */
export interface RunningCheckout {
  readonly actor: ActorRefFrom<typeof checkoutMachine>;
  readonly script: PortScript<CheckoutPorts>;
  readonly clock: SimulatedClock;
  /** Sends events one after the other, settling after each. */
  send(...events: readonly CheckoutEvent[]): Promise<void>;
  /** The buyer's position: the first region of `data-state`. */
  place(): string;
  /** Advances the clock. */
  wait(milliseconds: number): Promise<void>;
  /** The snapshot after a round trip through JSON, as in storage. */
  stored(): unknown;
}

/** What a test's checkout begins with, where it differs from the example. */
export interface CheckoutStart {
  readonly input?: Partial<CheckoutInput>;
  readonly snapshot?: Snapshot<unknown> | null;
  readonly clock?: SimulatedClock;
}

/** Starts the checkout with scripted ports. */
export async function startCheckout({
  input,
  snapshot,
  clock = new SimulatedClock(),
}: CheckoutStart = {}): Promise<RunningCheckout> {
  const script = scriptPorts<CheckoutPorts>(portNames);
  const machine = checkoutWithPorts(script.ports, clock satisfies ClockPort);
  const actor = createActor(machine, {
    input: { ...exampleInput, ...input },
    ...(snapshot == null ? {} : { snapshot }),
  });
  actor.start();
  await settle();
  return {
    actor,
    script,
    clock,
    send: async (...events) => {
      for (const event of events) {
        actor.send(event);
        await settle();
      }
    },
    place: () => stateValueText(actor.getSnapshot()).split(',')[0] ?? '',
    wait: (milliseconds) => {
      clock.increment(milliseconds);
      return settle();
    },
    stored: () => JSON.parse(JSON.stringify(actor.getPersistedSnapshot())) as unknown,
  };
}

/** A checkout after `loadCheckout` has returned `lookup`. */
export async function openCheckout(
  lookup: FoundCheckout = { status: 'open', checkout: completeCheckout },
  start: CheckoutStart = {},
): Promise<RunningCheckout> {
  const running = await startCheckout(start);
  await running.script.answer('loadCheckout', lookup);
  return running;
}

/** Pays by card at the payment step. The provider and the shop accept it. */
export async function payByCard(
  { send, script }: RunningCheckout,
  card: TokenisedCard = exampleCard,
): Promise<void> {
  await send({ type: 'payment.submitted' });
  await script.answer('tokeniseCard', { status: 'tokenised', card });
  await script.answer('choosePayment', {
    status: 'kept',
    attestations: ['LICENSED', 'TERMS_AND_CONDITIONS'],
  });
}

/** A checkout at the review, with a card and every box checked. */
export async function checkoutAtReview(checkout = completeCheckout): Promise<RunningCheckout> {
  const running = await openCheckout({ status: 'open', checkout });
  await payByCard(running);
  await running.send(
    ...checkout.requiredAttestations.map(
      (attestation) => ({ type: 'attestation.changed', attestation, isTicked: true }) as const,
    ),
  );
  return running;
}

/** A checkout whose order was sent under the key `key-1` and is still pending. */
export async function checkoutBeingPlaced(checkout = completeCheckout): Promise<RunningCheckout> {
  const running = await checkoutAtReview(checkout);
  await running.send({ type: 'order.submitted' });
  await running.script.answer('createIdempotencyKey', 'key-1');
  return running;
}
