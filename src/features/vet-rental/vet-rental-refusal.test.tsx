import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { VetRentalSnapshot } from '@sonde/machines/vet-rental';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { VetRentalRefusal } from './vet-rental-refusal.tsx';

const practice = {
  organization: { slug: 'meadow-equine', name: 'Meadow Equine' },
  buyer: { organization: { market: 'VETERINARY' } },
};
const snapshot = {
  matches: (state: unknown) => JSON.stringify(state).includes('withoutSales'),
  context: { memberships: [practice], organizationSlug: null },
} as unknown as VetRentalSnapshot;

it('a practice whose plan sales manages is led to its market’s form of sales, with its name', () => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={{ locale: shopLocale('us', 'en') } as unknown as PageFacts}>
        <VetRentalRefusal snapshot={snapshot} send={() => {}} />
      </PageProvider>
    </I18nProvider>,
  );
  expect(html).toContain(
    'href="/us/en/form/vet-contact/#organization=Meadow+Equine&amp;type=LOGGED_IN_SUBSCRIPTION_ONLY"',
  );
});
