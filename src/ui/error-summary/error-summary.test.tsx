import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorSummary, type SummaryError } from './error-summary.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const summary = (errors: readonly SummaryError[]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ErrorSummary errors={errors} />
    </I18nProvider>,
  );

describe('the summary of errors', () => {
  it('is absent without errors', () => {
    expect(summary([])).toBe('');
  });

  it('is announced, can take the focus and links to each field', () => {
    const html = summary([
      { name: 'email', message: 'Enter your email address' },
      { name: 'postalCode', id: 'billing-postal-code', message: 'Enter a ZIP code with five digits' },
    ]);
    expect(html).toMatch(/role="alert" tabindex="-1"/i);
    expect(html).toContain('There is a problem');
    expect(html).toMatch(/href="#email">Enter your email address</);
    expect(html).toMatch(/href="#billing-postal-code">Enter a ZIP code with five digits</);
  });

  it('names the field if the message doesn’t', () => {
    const message = 'This is too long: at most 60 characters';
    const html = summary([
      { name: 'firstName', label: 'First name', message },
      { name: 'lastName', label: 'Last name', message },
    ]);
    expect(html).toMatch(/href="#firstName">First name: This is too long: at most 60 characters</);
    expect(html).toMatch(/href="#lastName">Last name: This is too long: at most 60 characters</);
  });
});
