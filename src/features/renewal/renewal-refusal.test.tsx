import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { RenewalSnapshot } from '@sonde/machines/renewal';
import { canceledMembership } from '@sonde/machines/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { RenewalRefusal } from './renewal-refusal.tsx';

/** The page for an organization whose plan has no further terms. */
function renderRefusal(plan: object) {
  const { buyer, ...rest } = canceledMembership;
  const own = { ...rest, buyer: { ...buyer, organization: { ...buyer.organization, ...plan } } };
  const snapshot = {
    matches: (state: unknown) => JSON.stringify(state).includes('withoutTerms'),
    context: { memberships: [own], organizationSlug: null, country: 'US' },
  } as unknown as RenewalSnapshot;
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={{ locale: shopLocale('us', 'en') } as unknown as PageFacts}>
        <RenewalRefusal snapshot={snapshot} send={() => undefined} card={{} as never} />
      </PageProvider>
    </I18nProvider>,
  );
}

it.each([
  [
    'a trial',
    { planType: 'PRO_TRIAL', subscriptionStatus: 'TRIALING', subscriptionExpirationDate: '2031-01-31' },
  ],
  [
    'for good',
    { planType: 'INDIVIDUAL_FOREVER', subscriptionStatus: 'ACTIVE', subscriptionExpirationDate: null },
  ],
])('an active plan that isn’t renewed is upgraded instead: %s', (_what, plan) => {
  const html = renderRefusal(plan);
  expect(html).toContain('plan can’t be renewed. You can upgrade it instead.');
  expect(html).toContain('href="/us/en/upgrade/"');
  expect(html).not.toContain('href="/us/en/reactivate-pro/membership/"');
});

it('an organization without an active plan chooses one', () => {
  const html = renderRefusal({ planType: 'PRO_TRIAL', subscriptionStatus: 'CANCELED' });
  expect(html).toContain('has no membership to renew. You can choose another one.');
  expect(html).toContain('href="/us/en/reactivate-pro/membership/"');
});
