import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { noMethodUses, type SavedPaymentMethod } from '@sonde/machines/rules/payment';
import { savedMethodsMachine, type SavedMethodsSnapshot } from '@sonde/machines/saved-methods';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shopLocale } from '../../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../../page/page.tsx';
import { MethodList } from './method-list.tsx';

const account = {
  id: 'account',
  method: 'ACH',
  lastDigits: '6789',
  bankCountry: 'US',
  bankName: 'Bank of the Lake',
  mandateReference: null,
  isPrimary: false,
  isOfOrganization: true,
  isActive: true,
} as const;

function renderAccount(change: object) {
  const methods = [{ ...account, ...change } as SavedPaymentMethod];
  const context = { methods, uses: noMethodUses, change: null, draft: null, trouble: null };
  const snapshot = savedMethodsMachine.resolveState({
    value: { open: 'viewing' },
    context: context as unknown as SavedMethodsSnapshot['context'],
  });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={{ locale: shopLocale('us', 'en') } as unknown as PageFacts}>
        <MethodList snapshot={snapshot} send={() => {}} />
      </PageProvider>
    </I18nProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, '');
}

const authorized = 'You’ve authorized us to debit this account.';

it('an account whose mandate has no reference of its own says that its owner authorized debits', () => {
  expect(renderAccount({})).toContain(authorized);
});

it('an account says the reference that its bank statements show', () => {
  const text = renderAccount({ method: 'SEPA', mandateReference: 'NXDSYREGC9PSMKWY' });
  expect(text).toContain('Mandate NXDSYREGC9PSMKWY');
  expect(text).not.toContain(authorized);
});

it('an account whose mandate was revoked says only that', () => {
  const text = renderAccount({ isActive: false });
  expect(text).toContain('Mandate revoked');
  expect(text).not.toContain(authorized);
});
