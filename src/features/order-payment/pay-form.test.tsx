import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { refusalOf } from '@sonde/machines/flow';
import {
  type OrderPaymentPorts,
  type OrderPaymentSnapshot,
  orderPaymentWithPorts,
  type Payable,
} from '@sonde/machines/order-payment';
import { scriptPorts, settle } from '@sonde/machines/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { systemClock } from '../../browser/system-clock.ts';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { PayForm } from './pay-form.tsx';

const price = {
  net: { amount: 42_000, currency: 'EUR' },
  tax: { amount: 0, currency: 'EUR' },
  gross: { amount: 42_000, currency: 'EUR' },
} as const;

const payable: Payable = {
  kind: 'INVOICE',
  document: 'INVOICE',
  token: 'token',
  number: null,
  status: 'OPEN',
  lostReason: null,
  payUntil: null,
  lines: [],
  taxTreatment: 'REVERSE_CHARGE',
  isTaxEstimated: false,
  taxLines: [],
  total: price,
  partPayment: null,
  verificationUrl: null,
  quotedItems: [],
  methods: ['SEPA'],
};

const ignore = () => undefined;

const render = (snapshot: OrderPaymentSnapshot) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={{ locale: shopLocale('de', 'en') } as unknown as PageFacts}>
        <PayForm snapshot={snapshot} send={ignore} payable={payable} card={{} as never} />
      </PageProvider>
    </I18nProvider>,
  );

it('says what a debit lacks once the IBAN is checked, too', async () => {
  const script = scriptPorts<OrderPaymentPorts>(['tokeniseAccount']);
  const input = { kind: 'INVOICE', token: 'token', country: 'DE', served: payable } as const;
  const actor = createActor(orderPaymentWithPorts(script.ports, systemClock), { input }).start();
  actor.send({ type: 'payment.submitted' });
  await settle();
  expect(script.open()).toEqual(['tokeniseAccount']);
  expect(render(actor.getSnapshot())).not.toContain('Enter the account holder’s name');
  const refusals = [refusalOf('PAYMENT_ERROR', 'account.iban', 'REQUIRED')];
  await script.answer('tokeniseAccount', { status: 'refused', refusals });
  expect(render(actor.getSnapshot())).toContain('Enter the account holder’s name');
});
