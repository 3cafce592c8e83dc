import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CheckoutSnapshot } from '@sonde/machines/checkout';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { FailedOrder } from './failure.tsx';
import { LostScreen } from './lost-screen.tsx';
import { PlacedOffline } from './order-placed.tsx';

const page = {
  locale: shopLocale('us', 'en'),
  configuration: { supportPhones: { AMERICA: '+1 555 0100' } },
} as unknown as PageFacts;

const markupOf = (view: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={page}>{view}</PageProvider>
    </I18nProvider>,
  );

const failedOrder = (isLost: boolean) =>
  markupOf(<FailedOrder later={{ part: null, isLost }} snapshot={{} as CheckoutSnapshot} send={() => {}} />);

it('a failed order whose screen can’t be loaded is tried again, or ordered by phone', () => {
  const html = failedOrder(true);
  expect(html).toContain('role="alert"');
  expect(html).toMatch(/<button/);
  expect(html).toContain('tel:+15550100');
});

it('a failed order whose screen is on its way shows neither a notice nor a number', () => {
  expect(failedOrder(false)).not.toMatch(/role="alert"|tel:/);
});

it('a placed order whose confirmation can’t be loaded is good news, with whom to call and no link that needs the network', () => {
  const html = markupOf(<PlacedOffline />);
  expect(html).toMatch(/data-tone="success".*Your order has been placed/);
  expect(html).toContain('role="status"');
  expect(html).not.toContain('/confirmation/');
  expect(html).toContain('tel:+15550100');
});

it('an outcome whose screen can’t be loaded is asked for again, or by phone', () => {
  const html = markupOf(<LostScreen onRetry={() => {}} />);
  expect(html).not.toContain('has been placed');
  expect(html).toMatch(/<button/);
  expect(html).toContain('tel:+15550100');
});
