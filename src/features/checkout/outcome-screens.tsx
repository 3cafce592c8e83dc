/** What placing the order may lead to: loaded with the payment, or with the first press on a review that the page opened with. */
export { CheckoutChangesNotice } from './checkout-changes-notice.tsx';
export { Failed } from './failed.tsx';
export { NoCheckout } from './no-checkout.tsx';
export { Outcome } from './outcome.tsx';
