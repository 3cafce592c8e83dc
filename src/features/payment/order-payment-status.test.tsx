import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { NextSteps } from '../confirmation/next-steps.tsx';
import { OrderPaymentStatus } from './order-payment-status.tsx';

const page = { locale: shopLocale('us', 'en'), configuration: null } as unknown as PageFacts;

const debit = {
  method: 'ACH',
  verificationUrl: null,
  debitFailure: null,
  disputedAt: null,
  refunded: { amount: 0, currency: 'USD' },
};
const returned = {
  token: 'token',
  number: '1042',
  country: { code: 'US' },
  status: 'UNFULFILLED',
  paymentStatus: 'OPEN',
  chargeStatus: 'NOT_CHARGED',
  partPayment: null,
  payments: [{ ...debit, debitFailure: 'INSUFFICIENT_FUNDS' }],
  shippingMethodName: 'Standard',
  lines: [],
  isRental: false,
  membershipTerm: null,
  total: { currency: 'USD', gross: { amount: 465251 }, net: { amount: 465251 } },
};

/** What the page says about the payment of an order, and about what happens next. */
function renderStatus(changes: object) {
  const order = { ...returned, ...changes } as unknown as OrderFieldsFragment;
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={page}>
        <OrderPaymentStatus order={order} />
        <NextSteps order={order} />
      </PageProvider>
    </I18nProvider>,
  );
}

it('an order whose debit was returned is kept, and paid another way', () => {
  const html = renderStatus({});
  expect(html).toContain('We’ve kept your order');
  expect(html).toContain('href="/us/en/order-payment/token/"');
  expect(html).toContain('What happens next');
});

it('an account whose deposits weren’t confirmed says that, and nothing about a bank that returned a debit', () => {
  const html = renderStatus({ payments: [{ ...debit, debitFailure: 'NOT_VERIFIED' }] });
  expect(html).toContain(
    'The small deposits to the account weren’t confirmed in time. We’ve kept your order.',
  );
  expect(html).not.toContain('Your bank returned');
  expect(html).toContain('href="/us/en/order-payment/token/"');
});

it('a rental is neither returned for a refund nor paid in full', () => {
  const membershipTerm = {
    name: 'Rental',
    months: 1,
    trialDays: null,
    renewsAutomatically: true,
    price: { currency: 'USD', gross: { amount: 219 }, net: { amount: 219 } },
    nextTermDay: '2026-12-27',
    lastDay: '2026-12-26',
    commitment: { lastDay: '2028-11-26' },
  };
  const paid = { paymentStatus: 'PAID', earliestDelivery: null, latestDelivery: null };
  const rental = { isRental: true, membershipTerm };
  const html = renderStatus({ ...paid, taxTreatment: 'NET_PLUS_TAX', taxRate: 0, taxName: null, ...rental });
  expect(html).toContain('We’ve received the payment for the first month.');
  expect(html).toContain('Your rental started on the day the payment arrived.');
  expect(html).toContain('When your rental ends, call us');
  expect(html).not.toMatch(/Nothing more to pay|30 days|Your membership starts/);
});

it('a rental whose debit is pending starts with the payment, and isn’t a membership', () => {
  const html = renderStatus({
    isRental: true,
    chargeStatus: 'ASYNC_PROCESSING',
    lines: [{ kind: 'SUBSCRIPTION' }],
  });
  expect(html).toContain('Your rental starts on the day the payment arrives.');
  expect(html).toContain('Register your probe in the app');
  expect(html).toContain('When your rental ends, call us');
  expect(html).not.toMatch(/membership|30 days/);
});

it('a rental that another order has replaced still says how it was paid and ends', () => {
  const html = renderStatus({
    isRental: true,
    paymentStatus: 'PAID',
    earliestDelivery: null,
    latestDelivery: null,
  });
  expect(html).toContain('We’ve received the payment for the first month.');
  expect(html).toContain('When your rental ends, call us');
  expect(html).not.toMatch(/membership|30 days/);
});

const paidOrder = {
  paymentStatus: 'PAID',
  chargeStatus: 'FULLY_CHARGED',
  earliestDelivery: null,
  latestDelivery: null,
};

it.each(['AFFIRM', 'KLARNA'])('a buyer who still repays %s is told so', (method) => {
  const html = renderStatus({ ...paidOrder, payments: [{ ...debit, method }] });
  expect(html).toMatch(/(\w+) has paid us\. You’ll pay \1 as agreed\./);
  expect(html).not.toContain('Nothing more to pay');
});

it('an order that costs nothing doesn’t claim a payment', () => {
  const html = renderStatus({
    ...paidOrder,
    payments: [],
    total: { currency: 'USD', gross: { amount: 0 }, net: { amount: 0 } },
  });
  expect(html).toContain('Your order is free of charge.');
  expect(html).not.toContain('Payment received');
  expect(renderStatus({ ...paidOrder, payments: [debit] })).toContain(
    'Payment received. Nothing more to pay.',
  );
});

it.each([
  ['all of it', [465251], 'We’ve refunded $465,251.00.'],
  ['all of it from two payments', [400000, 65251], 'We’ve refunded $465,251.00.'],
  ['a part of it', [5000], 'Payment received. Nothing more to pay.'],
])('a paid order of which %s was refunded says what holds', (_part, amounts, sentence) => {
  const payments = amounts.map((amount) => ({ ...debit, refunded: { amount, currency: 'USD' } }));
  expect(renderStatus({ ...paidOrder, payments })).toContain(sentence);
});

it('a paid order says so to someone who doesn’t see how', () => {
  const html = renderStatus({ ...paidOrder, payments: [] });
  expect(html).toContain('Payment received. Nothing more to pay.');
  expect(html).not.toMatch(/Nothing to pay|free of charge/);
});

it.each([
  ['WITHDRAWN', 'You’ve withdrawn from this order before it was paid, so you don’t owe anything.'],
  ['CANCELED', 'This order was canceled before it was paid, so you don’t owe anything.'],
])('once it is %s, nothing is kept, owed, refunded or shipped', (status, sentence) => {
  const html = renderStatus({ status });
  expect(html).toContain(sentence);
  expect(html).not.toMatch(/kept your order|order-payment|refund|What happens next/);
});

it('a withdrawn order asks nobody to confirm the deposit of its debit', () => {
  const waiting = {
    chargeStatus: 'ASYNC_PROCESSING',
    payments: [{ ...debit, verificationUrl: 'https://bank.example/' }],
  };
  expect(renderStatus(waiting)).toContain('Confirm the deposit');
  expect(renderStatus({ ...waiting, status: 'WITHDRAWN' })).not.toContain('Confirm the deposit');
});

it('a paid order whose payment is disputed says since when, and doesn’t promise that nothing is owed', () => {
  const html = renderStatus({ ...paidOrder, payments: [{ ...debit, disputedAt: '2026-11-20T15:00:00Z' }] });
  expect(html).toContain('disputed with your bank or payment provider on November 20, 2026');
  expect(html).toContain('please contact us');
  expect(html).not.toContain('Nothing more to pay');
});
