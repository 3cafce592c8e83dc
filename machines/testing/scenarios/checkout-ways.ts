import type { ScenarioWay } from './scenario.ts';

const event = (type: string): string => `{"type":"${type}"`;

/** A buyer whose invoice goes elsewhere gets that form again when it is chosen twice and when nobody answers, not the choice of address. */
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

/** A cart that another tab emptied is not ordered, even where nothing else is missing. */
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

/** What is found while the page cannot be shown is kept, and moves nobody. */
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

/** A cart that was empty and that another tab has filled is shown. */
const filledByAnotherTab: ScenarioWay = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: ['loadCheckout: empty', event('checkout.refreshed'), 'refreshCheckout: complete'],
};

/** A code that counts does not stand in the field any more. */
const codeTaken: ScenarioWay = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: complete',
    '{"type":"voucher.submitted","code":"WELCOME10"',
    'voucherForm: accepted',
  ],
};

/** A person who says that an organization buys is asked about it, and no more once a person buys after all. */
const forAnOrganization: ScenarioWay = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: new',
    '{"type":"contact.buyer.chosen","buyer":"organization"}',
    '{"type":"contact.buyer.chosen","buyer":"person"}',
  ],
};

/** What is typed at the payment stays when the shop is asked again and says the same. */
const refreshedWhilePaying: ScenarioWay = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: complete',
    event('payment.card.changed'),
    event('checkout.refreshed'),
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
];
