import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PaymentAuthorization } from './payment-authorization.tsx';

const textFor = (method: string, required: readonly string[]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PaymentAuthorization method={method} required={required} />
    </I18nProvider>,
  );

const authorization = 'PAYMENT_AUTHORIZATION';

it.each([
  ['SEPA', [authorization], 'debit my account for this order.'],
  [
    'SEPA',
    ['RENEWAL', authorization],
    'debit my account for this order and for each later payment of the membership.',
  ],
  [
    'ACH',
    ['RENTAL_PAYMENT', authorization],
    'debit my account for this order and for each later payment of the rental.',
  ],
  ['CREDIT_CARD', [authorization], 'charge my saved payment method for this order.'],
  [
    'CREDIT_CARD',
    ['RENEWAL', authorization],
    'charge my saved payment method for this order and for each later payment of the membership.',
  ],
  [
    'CREDIT_CARD',
    ['RENTAL_PAYMENT', authorization],
    'charge my saved payment method for this order and for each later payment of the rental.',
  ],
])('by %s, an order that needs %j is authorized with what is paid after it', (method, required, expected) => {
  expect(textFor(method, required)).toBe(`I authorize Sonde to ${expected}`);
});
