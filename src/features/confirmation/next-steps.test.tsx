import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { NextSteps } from './next-steps.tsx';

const price = (amount: number) => ({ net: { amount }, gross: { amount }, currency: 'USD' });
const order = {
  token: 'token',
  number: '1042',
  country: { code: 'US' },
  created: '2026-11-27T02:00:00Z',
  status: 'UNFULFILLED',
  paymentStatus: 'PAID',
  chargeStatus: 'FULLY_CHARGED',
  payments: [],
  quote: null,
  isAccessGranted: true,
  total: price(420),
  shippingMethodName: 'Standard',
  earliestDelivery: null,
  latestDelivery: null,
  taxTreatment: 'NET_PLUS_TAX',
  taxRate: 6.25,
  taxName: null,
  lines: [],
  isRental: false,
  membershipTerm: {
    name: 'Individual membership',
    startsOn: '2026-11-26',
    months: 12,
    price: price(420),
    lastDay: '2027-11-26',
    nextTermDay: '2027-11-27',
    renewsAutomatically: true,
    trialDays: null,
    commitment: null,
  },
};

/** What happens next with an order of the United States that differs in this, on the page of a country’s shop. */
function shownIn(country: string, different: object = {}) {
  const page = { locale: shopLocale(country, 'en'), configuration: null } as unknown as PageFacts;
  const shown = { ...order, ...different };
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={page}>
        <NextSteps order={shown as unknown as OrderFieldsFragment} />
      </PageProvider>
    </I18nProvider>,
  );
}

it.each(['us', 'de', 'au'])('has its own taxes and rights in the shop of %s', (country) => {
  const html = shownIn(country);
  expect(html).toContain('(plus sales tax)');
  expect(html).not.toContain('withdrawal');
});

it.each([
  [true, 1],
  [false, 0],
])(
  'leads to canceling its membership with its number where that renews: %s',
  (renewsAutomatically, links) => {
    const membershipTerm = { ...order.membershipTerm, renewsAutomatically };
    expect(shownIn('us', { membershipTerm }).split('href="/us/en/cancel-contract/?order=1042"')).toHaveLength(
      links + 1,
    );
  },
);

const paidBy = (method: string) => ({
  payments: [{ method, refunded: { amount: 0, currency: 'USD' }, refunds: [] }],
});

const onItsDay = 'Your membership starts on the day of your order.';
const withPayment = 'Your membership started on the day the payment arrived.';

// Who has only the link is shown no payments, and reads what is true of a new membership however it was paid.
it.each([
  ['by card', paidBy('CREDIT_CARD'), onItsDay],
  ['by a debit', paidBy('ACH'), withPayment],
  ['with a trial', { total: price(0) }, onItsDay],
  ['somehow, to who has only the link', { isAccessGranted: false }, withPayment],
  ['with a trial, to who has only the link', { isAccessGranted: false, total: price(0) }, onItsDay],
])('the membership of an order paid %s starts when it does', (_how, different, sentence) => {
  expect(shownIn('us', { lines: [{ kind: 'SUBSCRIPTION' }], ...different })).toContain(sentence);
});

// The order was placed on November 26 in its country.
it.each([
  ['2026-11-25', false],
  ['2026-11-26', true],
  ['2026-11-30', true],
])('of a membership that began on %s, its beginning is said: %s', (startsOn, isSaid) => {
  const membershipTerm = { ...order.membershipTerm, startsOn };
  const html = shownIn('us', { lines: [{ kind: 'SUBSCRIPTION' }], membershipTerm });
  expect(html.includes('Your membership starts')).toBe(isSaid);
  expect(html).toContain('renews on November 27, 2027');
});
