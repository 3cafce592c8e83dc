import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { AccountOrganization } from '@sonde/machines/account';
import { isolate } from '@sonde/machines/rules/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { OrganizationFacts } from './organization-facts.tsx';

const ended = {
  market: 'HUMAN',
  planType: 'INDIVIDUAL',
  status: 'CANCELED',
  lastDay: '2026-11-26',
  isExpired: true,
  isRenewalPending: false,
  isChangePending: false,
  isWithdrawn: false,
  scheduled: null,
  trial: null,
  commitment: null,
  seats: 1,
  availableSeats: 0,
  probes: 0,
  probesPlus: 0,
  probesIq3: 0,
  referralCreditMonths: 0,
};

const shown = (change: Partial<AccountOrganization>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={{ locale: shopLocale('us', 'en') } as unknown as PageFacts}>
        <OrganizationFacts organization={{ ...ended, ...change } as unknown as AccountOrganization} />
      </PageProvider>
    </I18nProvider>,
  );

it('a membership that has ended is renewed', () => {
  expect(shown({})).toContain('Renew membership');
});

it('a membership whose buyer has withdrawn isn’t', () => {
  const html = shown({ isWithdrawn: true });
  expect(html).toContain('You’ve withdrawn from the order of your membership');
  expect(html).not.toMatch(/Renew/);
});

it.each([
  ['HUMAN', 'Sonde IQ'],
  ['VETERINARY', 'Sonde IQ+ Vet'],
] as const)('a probe of %s that isn’t counted by line has its name', (market, name) => {
  expect(shown({ market, probes: 1 })).toContain(`1 × ${isolate(name)}</dd>`);
});

it('a price of the next term is that of the shop, and labelled', () => {
  const price = { net: { amount: 180_000, currency: 'USD' }, tax: { amount: 11_250, currency: 'USD' } };
  const renewing = {
    status: 'ACTIVE',
    isExpired: false,
    nextChargeDay: '2027-11-27',
    renewalPrice: { ...price, gross: { amount: 191_250, currency: 'USD' } },
  } as unknown as Partial<AccountOrganization>;
  expect(shown(renewing)).toContain('Renews on November 27, 2027 for $1,800.00 (plus sales tax)');
});
