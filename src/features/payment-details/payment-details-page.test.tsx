import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { PaymentDetailsPage } from './payment-details-page.tsx';

const page = { locale: shopLocale('us', 'en'), configuration: null } as unknown as PageFacts;
const dollars = (amount: number) => ({ amount, currency: 'USD' });

/** The page of a paid order of which an amount was paid back. */
function shownWith(refunded: number, chargeStatus = 'FULLY_CHARGED') {
  const payment = {
    id: 'payment',
    method: 'ACH',
    chargeStatus,
    total: dollars(9438),
    created: '2026-11-02T15:00:00Z',
    refunded: dollars(refunded),
    disputedAt: null,
    transactions: [],
  };
  const order = {
    token: 'token',
    number: '1042',
    paymentStatus: 'PAID',
    total: { currency: 'USD', gross: dollars(9438), net: dollars(9438) },
    payments: [payment],
    billingAddress: null,
    invoice: null,
  };
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={page}>
        <PaymentDetailsPage order={order as unknown as OrderFieldsFragment} takesFocus={false} />
      </PageProvider>
    </I18nProvider>,
  );
}

it.each([
  ['Paid', 0, 'FULLY_CHARGED'],
  ['Partly refunded', 5000, 'FULLY_CHARGED'],
  ['Refunded', 9438, 'FULLY_CHARGED'],
  ['Refunded', 9438, 'NOT_CHARGED'],
])('a payment is %s once %i cents of it were paid back, where it is %s', (status, refunded, chargeStatus) => {
  expect(shownWith(refunded, chargeStatus)).toMatch(new RegExp(`>Status</dt><dd[^>]*>${status}</dd>`));
});
