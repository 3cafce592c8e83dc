import type { ScenarioWay } from './scenario.ts';

const event = (type: string): string => `{"type":"${type}"`;

/**
 * Choosing a separate billing address twice, or getting no response, shows its form again, not the choice of address.
 */
const ownBillingAddressUnanswered: ScenarioWay = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: complete',
    '{"type":"step.requested","step":"billing.address"}',
    '{"type":"billing.source.chosen","source":"own"}',
    '{"type":"billing.source.chosen","source":"own"}',
    'billingAddressForm: complete',
    'updateBillingAddress: silent',
  ],
};

/** A cart that another tab emptied isn't ordered, even if nothing else is missing. */
const emptiedUnderReview: ScenarioWay = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: complete',
    'paymentForm: card',
    event('attestation.changed'),
    event('checkout.refreshed'),
    'refreshCheckout: empty',
    event('order.submitted'),
  ],
};

/** A response that arrives while the page can't be shown is stored, and doesn't move the buyer. */
const foundAfterFailure: ScenarioWay = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: complete',
    'paymentForm: card',
    event('attestation.changed'),
    event('order.submitted'),
    'createIdempotencyKey: made',
    'placeOrder: broken',
    'recheckCheckout: complete',
    event('checkout.refreshed'),
    'refreshCheckout: complete',
  ],
};

/** A cart that was empty and that another tab filled is shown. */
const filledByAnotherTab: ScenarioWay = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: ['loadCheckout: empty', event('checkout.refreshed'), 'refreshCheckout: complete'],
};

/** An applied code is no longer in the field. */
const codeTaken: ScenarioWay = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: complete',
    '{"type":"voucher.submitted","code":"WELCOME10"',
    'voucherForm: accepted',
  ],
};

/** A person who says that an organization buys is asked about it, and no longer after switching back. */
const forAnOrganization: ScenarioWay = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: new',
    '{"type":"contact.buyer.chosen","buyer":"organization"}',
    '{"type":"contact.buyer.chosen","buyer":"person"}',
  ],
};

/** Input at the payment is kept if the shop is asked again and responds the same. */
const refreshedWhilePaying: ScenarioWay = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: complete',
    event('payment.card.changed'),
    event('checkout.refreshed'),
    'refreshCheckout: complete',
  ],
};

/** A change in another tab that was missed while the order was placed is looked up afterwards. */
const missedWhilePlacing: ScenarioWay = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: complete',
    'paymentForm: card',
    event('attestation.changed'),
    event('order.submitted'),
    event('checkout.refreshed'),
    'createIdempotencyKey: silent',
    'refreshCheckout: complete',
  ],
};

export const checkoutWays: readonly ScenarioWay[] = [
  forAnOrganization,
  ownBillingAddressUnanswered,
  emptiedUnderReview,
  foundAfterFailure,
  filledByAnotherTab,
  codeTaken,
  refreshedWhilePaying,
  missedWhilePlacing,
];
