import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ChangePreview } from '@sonde/machines/subscription-change';
import type { UpgradeSnapshot } from '@sonde/machines/upgrade';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { canceledMembership, examplePreview, soldMemberships } from '@sonde/machines/testing';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { UpgradeChoices } from './upgrade-choices.tsx';

const replaced = 'An upgrade replaces the change you’ve scheduled.';
const turnedOn = 'This turns on automatic renewal. You can turn it off at any time.';

const { organization, buyer } = canceledMembership;
const membership = {
  id: 'membership-1',
  organization,
  buyer: {
    ...buyer,
    organization: {
      ...buyer.organization,
      planType: 'CORE',
      subscriptionStatus: 'ACTIVE',
      subscriptionExpirationDate: '2027-08-27',
    },
  },
};
const skus = ['SUB-TEAM-1Y', 'SUB-PROC-1Y'];

/** The page where the first plan is chosen and the shop has previewed both as given. */
function renderChoices(chosen: Partial<ChangePreview>, other: Partial<ChangePreview> = {}, own = membership) {
  const terms = [chosen, other].map((change, index) => ({
    sku: skus[index] ?? '',
    preview: { ...examplePreview, ...change },
    refusals: [],
  }));
  const context = {
    country: 'US',
    sold: soldMemberships,
    memberships: [own],
    organizationSlug: null,
    sku: skus[0],
    terms,
    isChangedElsewhere: false,
  };
  const offered = skus.map((sku) => [sku, { name: sku, description: '', months: 12, trial: null }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={{ locale: shopLocale('us', 'en'), configuration: null } as unknown as PageFacts}>
        <UpgradeChoices
          snapshot={{ context } as unknown as UpgradeSnapshot}
          send={() => undefined}
          offers={{ sold: soldMemberships, terms: Object.fromEntries(offered), prices: {} }}
          isAboutPro={false}
          card={{} as never}
        />
      </PageProvider>
    </I18nProvider>,
  );
}

/** The notices above the button. */
function notices(...previews: Parameters<typeof renderChoices>) {
  const html = renderChoices(...previews);
  return [replaced, turnedOn].filter((notice) => html.includes(`>${notice}<`));
}

it.each<[string, Partial<ChangePreview>, string[]]>([
  ['nothing', {}, []],
  ['a scheduled change', { clearsScheduledChange: true }, [replaced]],
  ['the end of the renewal', { clearsCancellation: true }, [turnedOn]],
  ['both', { clearsScheduledChange: true, clearsCancellation: true }, [replaced, turnedOn]],
])('before the review, the buyer reads that the chosen plan clears %s', (_what, preview, named) => {
  expect(notices(preview)).toEqual(named);
});

it('what only another plan would clear is not announced', () => {
  expect(notices({}, { clearsScheduledChange: true, clearsCancellation: true })).toEqual([]);
});

it('who has a plan for good reads that the new one replaces it', () => {
  const { buyer: own, ...rest } = membership;
  const forGood = {
    ...own.organization,
    planType: 'INDIVIDUAL_FOREVER',
    subscriptionExpirationDate: null as never,
  };
  expect(renderChoices({}, {}, { ...rest, buyer: { ...own, organization: forGood } })).toContain(
    'is on the Individual Forever plan, which doesn’t expire. The new plan replaces it.',
  );
  expect(renderChoices({})).not.toContain('which doesn’t expire');
});
