import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CardPayments } from '../../../../payments/card-payments.types.ts';
import { IbanFrame } from './iban-frame.tsx';

const ignore = () => undefined;

it('shows the account holder with whom the account will be stored, also after a reload', () => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <IbanFrame
        provider={{} as CardPayments}
        occasion="ORDER"
        error={undefined}
        holder="Ada Byron"
        onChange={ignore}
        onHolder={ignore}
      />
    </I18nProvider>,
  );
  expect(html).toMatch(/<input[^>]*name="accountHolder"[^>]*value="Ada Byron"/);
});
