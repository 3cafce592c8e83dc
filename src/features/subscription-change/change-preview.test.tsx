import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { RequestedChange } from '@sonde/machines/rules/changes';
import type { ChangePreview, SubscriptionChangeSnapshot } from '@sonde/machines/subscription-change';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { examplePreview, moreSeats, scheduledPreview } from '@sonde/machines/testing';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { ChangePreviewFacts, DueToday } from './change-preview.tsx';

const replaced = 'This replaces the change you’ve scheduled.';
const turnedOn = 'This turns on automatic renewal. You can turn it off at any time.';

/** The review of a change that is paid with a saved card, or with another one. */
function renderPreview(
  preview: ChangePreview,
  payment = { methodId: 'saved-card' as string | null, isKept: false },
  change: RequestedChange = moreSeats,
) {
  const snapshot = { context: { change, preview, ...payment } };
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={{ locale: shopLocale('us', 'en'), configuration: null } as unknown as PageFacts}>
        <ChangePreviewFacts snapshot={snapshot as unknown as SubscriptionChangeSnapshot} months={12} />
        <DueToday snapshot={snapshot as unknown as SubscriptionChangeSnapshot} months={12} />
      </PageProvider>
    </I18nProvider>,
  );
}

const noticesIn = (html: string) => [replaced, turnedOn].filter((notice) => html.includes(`>${notice}<`));

it.each<[string, ChangePreview, string[]]>([
  ['nothing', examplePreview, []],
  ['a scheduled change', { ...examplePreview, clearsScheduledChange: true }, [replaced]],
  ['a scheduled change, for another one', scheduledPreview, [replaced]],
  ['the end of the renewal', { ...examplePreview, clearsCancellation: true }, [turnedOn]],
  [
    'both',
    { ...examplePreview, clearsScheduledChange: true, clearsCancellation: true },
    [replaced, turnedOn],
  ],
])('the review says that the change clears %s', (_what, preview, notices) => {
  expect(noticesIn(renderPreview(preview))).toEqual(notices);
});

it('another card that is kept turns renewal on, and the review says so', () => {
  const ending = { ...examplePreview, nextChargeDay: null };
  const withCard = (isKept: boolean) => noticesIn(renderPreview(ending, { methodId: null, isKept }));
  expect([withCard(false), withCard(true)]).toEqual([[], [turnedOn]]);
});

it.each([
  ['the base rates', true],
  ['the tax service', false],
])(
  'the tax of what is due is labeled as an estimate only where it is by the base rates: %s',
  (_by, isTaxEstimated) => {
    const { net } = examplePreview.amountDue;
    const tax = { amount: 4_320, currency: net.currency };
    const amountDue = { net, tax, gross: { ...net, amount: net.amount + tax.amount } };
    const html = renderPreview({ ...examplePreview, amountDue, isTaxEstimated });
    expect(html).toContain('Includes $43.20 tax');
    expect(html.includes('Estimated tax')).toBe(isTaxEstimated);
  },
);

it('nothing is due for what begins at the renewal, and the present plan stays until then', () => {
  const html = renderPreview(scheduledPreview);
  expect(html).toContain('You pay nothing today.');
  expect(html).toContain('from August 28, 2027. Until then, everything stays as it is.');
});

it('leaving a rental early is for the months that are left of it, and nothing begins today', () => {
  const left: ChangePreview = {
    ...examplePreview,
    planType: 'RENTAL',
    seats: 1,
    lastDay: '2028-09-28',
    renewalPrice: null,
    nextChargeDay: null,
  };
  const leaving = { sku: null, seats: null, featureSkus: null, leavesRental: true };
  const html = renderPreview(left, undefined, leaving);
  expect(html).toContain(
    'You keep the probe and its membership until the last day. You won’t be charged again.',
  );
  expect(html).toContain('>Remaining months of your rental<');
  expect(html).toContain('>September 28, 2028<');
  expect(html).not.toContain('from today');
  expect(renderPreview(left)).toContain('>Rental, 1 seat, 1 year<');
});
