import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AmountDue } from './amount-due.tsx';

const textOf = (method?: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <AmountDue total="$2,699" method={method} />
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, '');

it.each([
  ['KLARNA', 'Klarna'],
  ['AFFIRM', 'Affirm'],
])('%s is repaid on the dates that the lender shows, not today', (method, lender) => {
  expect(textOf(method)).toBe(
    `Total: $2,699. ${lender} pays us when you place your order. You repay ${lender} on the dates it shows you before you agree.`,
  );
});

it.each([undefined, 'CREDIT_CARD', 'PAYPAL_ONE_TIME', 'IDEAL'])('%s is due today', (method) => {
  expect(textOf(method)).toBe('Due today: $2,699');
});
