import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Refusal, refusalOf, type Trouble } from '@sonde/machines/flow';
import type { RefusalReason } from '@sonde/machines/rules/errors';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { waysOf } from './refusal-ways.tsx';

const page = { locale: shopLocale('us', 'en'), configuration: {} } as unknown as PageFacts;

const noticeOf = (refusal: Refusal) => {
  const trouble: Trouble = { kind: 'refused', refusals: [refusal] };
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={page}>
        <RefusalNotice trouble={trouble} ways={waysOf(trouble)} />
      </PageProvider>
    </I18nProvider>,
  );
};

it.each([
  'BANNED_EMAIL_ADDRESS',
  'NO_PERMISSIONS',
  'OPERATION_NOT_ALLOWED',
  'ENTERPRISE_CODE_REQUIRED',
] as const)('%s leads to sales and to another account', (code) => {
  const html = noticeOf(refusalOf(code));
  expect(html).toContain('href="/us/en/contact/"');
  expect(html).toContain('href="/us/en/login/" data-sign-in');
});

it('what the buyer can mend here leads nowhere', () => {
  expect(noticeOf(refusalOf('SHIPPING_METHOD_NOT_SET'))).not.toContain('<a');
});

it.each([
  refusalOf('OPERATION_NOT_ALLOWED', 'lines', 'SIGN_IN_FIRST'),
  refusalOf('NO_PERMISSIONS', 'lines', 'SIGN_IN_FIRST'),
])('$code of a visitor leads to signing in, once, with what they have', (refusal) => {
  const html = noticeOf(refusal);
  expect(html.match(/data-sign-in/g)).toHaveLength(1);
  expect(html).toContain('Sign in to order it');
});

it.each<[field: string, reason: RefusalReason]>([
  ['email', 'CHANGED_ELSEWHERE'],
  ['checkoutId', 'CART_GONE'],
  ['checkoutId', 'CONTINUED_ELSEWHERE'],
])('a refusal of %s that is about the cart (%s) is said, whichever step is open', (field, reason) => {
  expect(noticeOf(refusalOf('OPERATION_NOT_ALLOWED', field, reason))).toContain('role="alert"');
});

it('a refusal of what was typed is said at its field', () => {
  expect(noticeOf(refusalOf('INVALID', 'email', 'FORMAT'))).toBe('');
});
