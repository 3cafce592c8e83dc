import { test } from '@playwright/test';
import { invoicePaymentTable, orderPaymentTable } from './order-payment-table.ts';
import { walkThroughShop } from './shop-paths.ts';

test.describe('a quote', () => walkThroughShop(orderPaymentTable));
test.describe('an overdue invoice', () => walkThroughShop(invoicePaymentTable));
