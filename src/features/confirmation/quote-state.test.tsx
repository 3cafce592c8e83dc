import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { OrderFieldsFragment } from '../../graphql/checkout.generated.ts';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { QuoteState, QuoteSteps } from './quote-state.tsx';

// An island can only be rendered on a whole page.
vi.mock('../island/island-place.tsx', () => ({ IslandPlace: () => null }));

const page = { locale: shopLocale('us', 'en'), configuration: null } as unknown as PageFacts;
const quote = { number: 'Q-1042', status: 'EXPIRED', lastDay: '2026-12-20', url: null } as const;

const renderState = (chargeStatus: OrderFieldsFragment['chargeStatus']) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={page}>
        <QuoteState
          order={{ lines: [], partPayment: null, chargeStatus } as unknown as OrderFieldsFragment}
          quote={quote}
        />
      </PageProvider>
    </I18nProvider>,
  );

it('an expired quote was never charged', () => {
  expect(renderState('NOT_CHARGED')).toContain('nothing was charged');
});

it('a quote that ended partly paid says that what has arrived is returned', () => {
  const html = renderState('PARTIALLY_CHARGED');
  expect(html).toContain('We’ll send back any bank transfer that we’ve received');
  expect(html).not.toContain('nothing was charged');
});

it.each([
  ['/quote.pdf', 'or by bank transfer as described in the PDF.'],
  [null, 'or contact us to pay by bank transfer.'],
])('with its PDF at %s, what is next is paying online, %s', (url, transfer) => {
  const order = { partPayment: null, shippingMethodName: 'Standard' } as unknown as OrderFieldsFragment;
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={page}>
        <QuoteSteps order={order} quote={{ ...quote, status: 'OPEN', url }} />
      </PageProvider>
    </I18nProvider>,
  );
  expect(html).toContain(`Pay online through December 20, 2026, ${transfer}`);
});
