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
  chargeStatus: 'FULLY_CHARGED',
  verificationUrl: null,
  debitFailure: null,
  disputedAt: null,
  refunded: { amount: 0, currency: 'USD' },
  transactions: [],
};

/** A payment of which an amount was paid back on a day. */
const refundedOn = (day: string, amount: number, isSuccess = true) => ({
  ...debit,
  refunded: { amount: isSuccess ? amount : 0, currency: 'USD' },
  transactions: [
    {
      id: 'charge',
      kind: 'CHARGE',
      isSuccess: true,
      created: '2026-11-02T15:00:00Z',
      amount: { amount, currency: 'USD' },
    },
    {
      id: `refund of ${day}`,
      kind: 'REFUND',
      isSuccess,
      created: `${day}T15:00:00Z`,
      amount: { amount, currency: 'USD' },
    },
  ],
});
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
  quote: null,
  isAccessGranted: true,
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

it('a refunded order says how much was paid back, and when', () => {
  const html = renderStatus({ ...paidOrder, payments: [refundedOn('2026-11-20', 465251)] });
  expect(html).toContain('>Refunded<');
  expect(html).toContain('We refunded $465,251.00 on November 20, 2026.');
  expect(html).not.toMatch(/>Paid<|Nothing more to pay|What happens next/);
});

it('an order refunded from two payments names both refunds, the earlier first', () => {
  const payments = [refundedOn('2026-11-22', 400000), refundedOn('2026-11-20', 65251)];
  const html = renderStatus({ ...paidOrder, payments });
  expect(html).toContain('>Refunded<');
  expect(html).toMatch(/\$65,251\.00 on November 20, 2026.*\$400,000\.00 on November 22, 2026/);
});

it('an order of which a part was refunded says first which part, and when', () => {
  const html = renderStatus({ ...paidOrder, payments: [refundedOn('2026-11-20', 5000)] });
  expect(html).toContain('>Partly refunded<');
  expect(html).toMatch(
    /We refunded \$5,000\.00 on November 20, 2026\..*Payment received\. Nothing more to pay\./,
  );
  expect(html).not.toContain('>Paid<');
  expect(html).toContain('What happens next');
});

it('a part that was refunded changes nothing about what a lender is paid, or what a rental costs next', () => {
  const refunded = refundedOn('2026-11-20', 5000);
  const byLender = renderStatus({ ...paidOrder, payments: [{ ...refunded, method: 'KLARNA' }] });
  expect(byLender).toContain('Klarna has paid us. You’ll pay Klarna as agreed.');
  const rental = renderStatus({ ...paidOrder, isRental: true, payments: [refunded] });
  expect(rental).toContain('We’ve received the payment for the first month.');
  expect(rental).not.toContain('Nothing more to pay');
});

it('an order that was paid again after a stray charge was paid back is paid', () => {
  const stray = { ...refundedOn('2026-11-20', 465251), chargeStatus: 'NOT_CHARGED' };
  const html = renderStatus({ ...paidOrder, payments: [debit, stray] });
  expect(html).toContain('>Paid<');
  expect(html).not.toMatch(/refunded/i);
  const disputed = { ...debit, disputedAt: '2026-11-22T15:00:00Z' };
  expect(renderStatus({ ...paidOrder, payments: [disputed, stray] })).toContain('>Payment disputed<');
});

it('a refund that failed isn’t said to have been made', () => {
  const html = renderStatus({ ...paidOrder, payments: [refundedOn('2026-11-20', 5000, false)] });
  expect(html).toContain('Payment received. Nothing more to pay.');
  expect(html).not.toContain('We refunded');
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
  expect(html).toContain('>Payment disputed<');
  expect(html).not.toMatch(/>Paid<|Nothing more to pay/);
});

it('an order whose delivery is no longer promised says nothing of sending it', () => {
  const dates = { earliestDelivery: '2026-11-24', latestDelivery: '2026-11-26' };
  const probe = { ...paidOrder, lines: [{ kind: 'DEVICE' }] };
  expect(renderStatus({ ...probe, ...dates })).toMatch(/pack your order.*will arrive.*calendar/);
  const html = renderStatus({ ...probe, earliestDelivery: null, latestDelivery: null });
  expect(html).toContain('Register your probe');
  expect(html).toContain('Return anything within 30 days');
  expect(html).not.toMatch(/pack your order|will arrive|calendar/);
});

it('an order with no step ahead has no empty list', () => {
  expect(renderStatus({ ...paidOrder, earliestDelivery: null, latestDelivery: null })).not.toContain('<ol>');
});

it('an order that was sent isn’t packed anymore, but still arrives', () => {
  const dates = { earliestDelivery: '2026-11-24', latestDelivery: '2026-11-26' };
  const html = renderStatus({ ...paidOrder, ...dates, status: 'FULFILLED' });
  expect(html).toContain('will arrive');
  expect(html).not.toContain('pack your order');
});

it('a disputed order of which a part was refunded says both', () => {
  const disputed = { ...refundedOn('2026-11-22', 5000), disputedAt: '2026-11-20T15:00:00Z' };
  const html = renderStatus({ ...paidOrder, payments: [disputed] });
  expect(html).toContain('We refunded $5,000.00 on November 22, 2026.');
  expect(html).toContain('disputed with your bank or payment provider on November 20, 2026');
});

it('an order that was refunded in full after a dispute no longer says that it may be returned', () => {
  const disputed = { ...refundedOn('2026-11-22', 465251), disputedAt: '2026-11-20T15:00:00Z' };
  const html = renderStatus({ ...paidOrder, payments: [disputed] });
  expect(html).toContain('>Refunded<');
  expect(html).not.toMatch(/disputed|>Paid</);
});
