import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { refusalOf, type Trouble } from '@sonde/machines/flow';
import type { ErrorCode } from '@sonde/machines/rules/errors';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { waysOf } from './refusal-ways.tsx';

const page = { locale: shopLocale('us', 'en'), configuration: {} } as unknown as PageFacts;

const toTrouble = (code: ErrorCode): Trouble => ({ kind: 'refused', refusals: [refusalOf(code)] });

const noticeOf = (code: ErrorCode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={page}>
        <RefusalNotice trouble={toTrouble(code)} ways={waysOf(toTrouble(code))} />
      </PageProvider>
    </I18nProvider>,
  );

it.each([
  'BANNED_EMAIL_ADDRESS',
  'NO_PERMISSIONS',
  'OPERATION_NOT_ALLOWED',
  'ENTERPRISE_CODE_REQUIRED',
] as const)('%s leads to sales and to another account', (code) => {
  const html = noticeOf(code);
  expect(html).toContain('href="/us/en/contact/"');
  expect(html).toContain('href="/us/en/login/" data-sign-in');
});

it('what the buyer can mend here leads nowhere', () => {
  expect(noticeOf('SHIPPING_METHOD_NOT_SET')).not.toContain('<a');
});
