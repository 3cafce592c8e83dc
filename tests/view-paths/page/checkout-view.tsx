import type { CheckoutEvent, CheckoutSnapshot } from '@sonde/machines/checkout';
import { RunningCheckout } from '../../../src/features/checkout/running-checkout.tsx';
import { scriptedCardPayments } from './scripted-card-payments.ts';
import type { ViewProps } from './view-props.ts';

const stay = () => {};

/** The checkout, without navigation at its end. */
export const CheckoutView = (flow: ViewProps<CheckoutSnapshot, CheckoutEvent>) => (
  <RunningCheckout {...flow} isRunning card={scriptedCardPayments} onPlaced={stay} onContinued={stay} />
);
