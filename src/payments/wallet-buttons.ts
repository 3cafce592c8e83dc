import type {
  PaymentMethodResult,
  Stripe,
  StripeElements,
  StripeError,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { billingDetailsOf } from './billing-details.ts';
import type { AmountDue, WalletButtonsHandle, WalletButtonsInput } from './card-payments.types.ts';

/** A button's height in pixels, which the provider allows to be from 40 to 55. */
const BUTTON_HEIGHT = 48;

export interface MountedWallets extends WalletButtonsHandle {
  /**
   * Stores the card that the buyer has released, without a charge, and closes the wallet's sheet, also when it rejects,
   * as `deadline` makes it do.
   */
  tokenise(email: string, deadline: Promise<never>): Promise<PaymentMethodResult>;
}

/** What the wallet's sheet shows. An amount of 0 only saves the card: then there is nothing to pay in it. */
function sheetOptions({ total: { amount, currency }, isKept }: AmountDue) {
  const shared = {
    currency: currency.toLowerCase(),
    setupFutureUsage: isKept ? ('off_session' as const) : null,
  };
  return amount === 0
    ? ({ ...shared, mode: 'setup' } as const)
    : ({ ...shared, mode: 'payment', amount } as const);
}

/** Light buttons on a dark page, and the other way around, as both wallets' guidelines ask. */
function buttonTheme(frame: HTMLElement) {
  const theme = getComputedStyle(frame).colorScheme === 'dark' ? 'white' : 'black';
  return { applePay: theme, googlePay: theme } as const;
}

/** Whether one of the wallets is available in this browser. Rejects when the buttons couldn't be loaded. */
const availability = (element: StripeExpressCheckoutElement): Promise<boolean> =>
  new Promise((resolve, reject) => {
    element.on('ready', ({ availablePaymentMethods: available }) =>
      resolve(available !== undefined && (available.applePay || available.googlePay)),
    );
    element.on('loaderror', ({ error }: { readonly error: StripeError }) =>
      reject(new Error(error.message ?? 'The wallets could not be loaded.')),
    );
  });

async function storeCard(stripe: Stripe, elements: StripeElements, email: string) {
  const { error } = await elements.submit();
  if (error) return { error };
  // The wallet knows the billing address of its card.
  return stripe.createPaymentMethod({ elements, params: { billing_details: billingDetailsOf(null, email) } });
}

/**
 * Mounts the buttons of Apple Pay and Google Pay, and of no other wallet. Resolves to null, and unmounts them, where
 * neither is available; rejects, and unmounts them, when they report an error or `deadline` rejects.
 * https://docs.stripe.com/elements/express-checkout-element/accept-a-payment
 */
export async function mountWalletButtons(
  stripe: Stripe,
  { frame, due, onApprove }: WalletButtonsInput,
  deadline: Promise<never>,
): Promise<MountedWallets | null> {
  const elements = stripe.elements({
    ...sheetOptions(due),
    paymentMethodCreation: 'manual',
    allowedPaymentMethodTypes: ['card'],
  });
  const element = elements.create('expressCheckout', {
    buttonHeight: BUTTON_HEIGHT,
    buttonTheme: buttonTheme(frame),
    // Nothing is bought before the order is placed.
    buttonType: { applePay: 'plain', googlePay: 'plain' },
    layout: { maxColumns: 2, overflow: 'never' },
    paymentMethods: {
      applePay: 'auto',
      googlePay: 'auto',
      amazonPay: 'never',
      klarna: 'never',
      link: 'never',
      paypal: 'never',
    },
  });
  let approved: StripeExpressCheckoutElementConfirmEvent | null = null;
  element.on('confirm', (event) => {
    approved = event;
    onApprove();
  });
  const opened = availability(element);
  element.mount(frame);
  const isAvailable = await Promise.race([opened, deadline]).catch((error: unknown) => {
    element.destroy();
    throw error;
  });
  if (!isAvailable) {
    element.destroy();
    return null;
  }
  return {
    update(changed) {
      void elements.update(sheetOptions(changed));
    },
    destroy: () => element.destroy(),
    async tokenise(email, deadline) {
      const event = approved;
      approved = null;
      if (event === null) throw new Error('No card was released in a wallet.');
      const closeSheet = () => event.paymentFailed({ reason: 'fail' });
      try {
        const stored = await Promise.race([storeCard(stripe, elements, email), deadline]);
        if (stored.error) closeSheet();
        return stored;
      } catch (error) {
        closeSheet();
        throw error;
      }
    },
  };
}
