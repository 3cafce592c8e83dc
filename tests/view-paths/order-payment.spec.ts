import { orderPaymentDriver } from './drive/order-payment-driver.ts';
import { testPaths } from './drive/test-paths.ts';

const cardTyped = { input: 'served', labels: ['{"type":"payment.card.changed"'] };

testPaths('order-payment', orderPaymentDriver, [cardTyped]);
