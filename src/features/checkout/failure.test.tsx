import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CheckoutSnapshot } from '@sonde/machines/checkout';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { FailedOrder } from './failure.tsx';

const page = {
  locale: shopLocale('us', 'en'),
  configuration: { supportPhones: { AMERICA: '+1 555 0100' } },
} as unknown as PageFacts;

const markup = (later: 'lost' | 'on their way') =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={page}>
        <FailedOrder later={later} snapshot={{} as CheckoutSnapshot} send={() => {}} />
      </PageProvider>
    </I18nProvider>,
  );

it('a failed order whose screen can’t be loaded is tried again, or ordered by phone', () => {
  const html = markup('lost');
  expect(html).toContain('role="alert"');
  expect(html).toMatch(/<button/);
  expect(html).toContain('tel:+15550100');
});

it('a failed order whose screen is on its way shows neither a notice nor a number', () => {
  expect(markup('on their way')).not.toMatch(/role="alert"|tel:/);
});
