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

const debit = { method: 'ACH', verificationUrl: null, debitFailure: null };
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
  membershipTerm: null,
  total: { gross: { amount: 465251, currency: 'USD' } },
};

/** What the page says about the payment of an order, and about what happens next. */
function shown(changes: object) {
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
  const html = shown({});
  expect(html).toContain('We’ve kept your order');
  expect(html).toContain('href="/us/en/order-payment/token/"');
  expect(html).toContain('What happens next');
});

it('an account whose deposits weren’t confirmed says that, and nothing about a bank that returned a debit', () => {
  const html = shown({ payments: [{ ...debit, debitFailure: 'NOT_VERIFIED' }] });
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
  const html = shown({ ...paid, taxTreatment: 'NET_PLUS_TAX', taxRate: 0, taxName: null, membershipTerm });
  expect(html).toContain('We’ve received the payment for the first month.');
  expect(html).toContain('Your rental starts on the day of your order.');
  expect(html).toContain('When your rental ends, call us');
  expect(html).not.toMatch(/Nothing more to pay|30 days|Your membership starts/);
});

const paidOrder = {
  paymentStatus: 'PAID',
  chargeStatus: 'FULLY_CHARGED',
  earliestDelivery: null,
  latestDelivery: null,
};

it.each(['AFFIRM', 'KLARNA'])('a buyer who still repays %s is told so', (method) => {
  const html = shown({ ...paidOrder, payments: [{ ...debit, method }] });
  expect(html).toMatch(/(\w+) has paid us\. You’ll pay \1 as agreed\./);
  expect(html).not.toContain('Nothing more to pay');
});

it('an order that costs nothing doesn’t claim a payment', () => {
  const html = shown({ ...paidOrder, payments: [], total: { gross: { amount: 0 } } });
  expect(html).toContain('Your order is free of charge.');
  expect(html).not.toContain('Payment received');
  expect(shown({ ...paidOrder, payments: [debit] })).toContain('Payment received. Nothing more to pay.');
});

it('a paid order says so to someone who doesn’t see how', () => {
  const html = shown({ ...paidOrder, payments: [] });
  expect(html).toContain('Payment received. Nothing more to pay.');
  expect(html).not.toMatch(/Nothing to pay|free of charge/);
});

it.each([
  ['WITHDRAWN', 'You’ve withdrawn from this order before it was paid, so you don’t owe anything.'],
  ['CANCELED', 'This order was canceled before it was paid, so you don’t owe anything.'],
])('once it is %s, nothing is kept, owed, refunded or shipped', (status, sentence) => {
  const html = shown({ status });
  expect(html).toContain(sentence);
  expect(html).not.toMatch(/kept your order|order-payment|refund|What happens next/);
});

it('a withdrawn order asks nobody to confirm the deposit of its debit', () => {
  const waiting = {
    chargeStatus: 'ASYNC_PROCESSING',
    payments: [{ ...debit, verificationUrl: 'https://bank.example/' }],
  };
  expect(shown(waiting)).toContain('Confirm the deposit');
  expect(shown({ ...waiting, status: 'WITHDRAWN' })).not.toContain('Confirm the deposit');
});
