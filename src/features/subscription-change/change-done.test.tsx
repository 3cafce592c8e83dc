import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { SubscriptionChangeOutcome } from '@sonde/machines/subscription-change';
import { money } from '@sonde/machines/rules/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { ChangeDone } from './change-done.tsx';

const price = { net: money(42_000, 'USD'), tax: money(2_625, 'USD'), gross: money(44_625, 'USD') };

function renderDone(nextChargeDay: string | null) {
  const preview = {
    takesEffect: 'NOW',
    effectiveDay: '2026-11-27',
    planType: 'INDIVIDUAL',
    sku: null,
    seats: 1,
    amountDue: price,
    renewalPrice: price,
    lastDay: '2027-11-26',
    nextChargeDay,
  };
  const outcome = { status: 'changed', preview, invoiceNumber: null, isDebited: false };
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={{ locale: shopLocale('us', 'en') } as unknown as PageFacts}>
        <ChangeDone
          outcome={outcome as unknown as Extract<SubscriptionChangeOutcome, { status: 'changed' }>}
        />
      </PageProvider>
    </I18nProvider>,
  );
}

it('a change that was made says how long it lasts', () => {
  expect(renderDone(null)).toContain('It runs through November 26, 2027.');
});

it('or when it renews, and what a term costs', () => {
  expect(renderDone('2027-11-27')).toContain(
    'It renews on November 27, 2027. The price per term is $420.00 (plus sales tax).',
  );
});
