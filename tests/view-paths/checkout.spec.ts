import { checkoutDriver } from './drive/checkout-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const anotherCard = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: complete',
    'paymentForm: card',
    '{"type":"step.requested","step":"payment"}',
    '{"type":"payment.card.replaced"}',
  ],
};

const anotherWayToShip = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: complete',
    '{"type":"step.requested","step":"shipping.method"}',
    '{"type":"shipping.method.chosen"',
    '{"type":"shipping.method.submitted"}',
  ],
};

const anotherCountry = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: complete',
    '{"type":"step.requested","step":"billing.address"}',
    '{"type":"billing.source.chosen","source":"own"}',
    '{"type":"address.country.changed"',
  ],
};

const payNow = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: [
    'loadCheckout: complete',
    '{"type":"step.requested","step":"payment"}',
    '{"type":"payment.submitted"}',
  ],
};

const codeTyped = {
  input: 'DE INDIVIDUAL_NEW_USER ANONYMOUS NONE HUMAN checkout',
  labels: ['loadCheckout: complete', '{"type":"voucher.typed"', '{"type":"voucher.left"}'],
};

testPaths('checkout', checkoutDriver, [anotherCard, anotherWayToShip, anotherCountry, payNow, codeTyped]);
