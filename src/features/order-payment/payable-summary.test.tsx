import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Payable } from '@sonde/machines/order-payment';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { PayableSummary } from './payable-summary.tsx';

const price = {
  net: { amount: 42_000, currency: 'USD' },
  tax: { amount: 0, currency: 'USD' },
  gross: { amount: 42_000, currency: 'USD' },
} as const;

const quote: Payable = {
  kind: 'ORDER',
  document: 'QUOTE',
  token: 'token',
  number: '100017',
  status: 'OPEN',
  lostReason: null,
  payUntil: null,
  lines: [{ kind: 'ITEM', name: 'Sonde IQ3', quantity: 1, total: price }],
  taxTreatment: 'NET_PLUS_TAX',
  isTaxEstimated: false,
  taxLines: [],
  total: price,
  partPayment: null,
  verificationUrl: null,
  quotedItems: [],
  methods: [],
};

const renderSummary = (status: Payable['status']) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={{ locale: shopLocale('us', 'en') } as unknown as PageFacts}>
        <PayableSummary payable={{ ...quote, status }} />
      </PageProvider>
    </I18nProvider>,
  );

it.each<[Payable['status'], string]>([
  ['OPEN', '>Total due<'],
  ['PENDING', '>Total<'],
  ['PARTLY_PAID', '>Total<'],
  ['PAID', '>Paid<'],
  ['EXPIRED', '>Total (no longer due)<'],
])('the total of what is %s is labelled %s', (status, label) => {
  expect(renderSummary(status)).toContain(label);
});
