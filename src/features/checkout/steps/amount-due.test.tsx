import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AmountDue } from './amount-due.tsx';

it.each([
  ['CREDIT_CARD', 'Due today: <strong>$10.00</strong>'],
  ['PAYPAL_ONE_TIME', 'Due today: <strong>$10.00</strong>'],
  [null, 'Due today: <strong>$10.00</strong>'],
  ['AFFIRM', 'Total: <strong>$10.00</strong>. Affirm shows you what you’ll pay and when before you agree.'],
  ['KLARNA', 'Total: <strong>$10.00</strong>. Klarna shows you what you’ll pay and when before you agree.'],
  [
    'ELECTRONIC_QUOTE',
    'Total of your quote: <strong>$10.00</strong>. Nothing is charged now, and you aren’t obliged to buy.',
  ],
])('by %s, the review says what is due and when', (method, said) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AmountDue total="$10.00" method={method} />
    </I18nProvider>,
  );
  expect(html).toBe(said);
});
