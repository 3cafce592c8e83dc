import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { money, type TaxedMoney, zeroTaxedMoney } from '@sonde/machines/rules/money';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { UpgradeCost } from './upgrade-cost.tsx';

const taxed = (net: number, tax: number): TaxedMoney => ({
  net: money(net, 'USD'),
  tax: money(tax, 'USD'),
  gross: money(net + tax, 'USD'),
});

const ending = {
  amountDue: taxed(300_000, 18_750),
  renewalPrice: null,
  nextChargeDay: null,
  lastDay: '2027-11-26',
  unusedCredit: zeroTaxedMoney('USD'),
};

function renderCost(changes: object, country = 'us') {
  const page = { locale: shopLocale(country, 'en'), configuration: null } as unknown as PageFacts;
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={page}>
        <UpgradeCost term={{ months: 12 }} preview={{ ...ending, ...changes }} />
      </PageProvider>
    </I18nProvider>,
  );
}

it('a plan that does not renew says until when it is paid', () => {
  expect(renderCost({})).toContain('today, until November 26, 2027');
  expect(renderCost({ lastDay: '2029-11-26' })).toContain('today, until November 26, 2029');
});

it('a plan that renews has both prices as the shop shows them', () => {
  const html = renderCost({ renewalPrice: taxed(480_000, 30_000), nextChargeDay: '2027-11-27' });
  expect(html).toContain('$3,000.00 (plus sales tax)');
  expect(html).toContain('then $4,800.00 (plus sales tax) for 1 year');
});

it('prices include the tax where the shop’s do', () => {
  expect(renderCost({}, 'de')).toContain('3,187.50 (including tax)');
});

it('a plan that costs less than the present one says what is not refunded', () => {
  expect(renderCost({ unusedCredit: taxed(30_000, 1_875) })).toContain(
    '$300.00 (plus sales tax) of what you’ve paid isn’t refunded',
  );
  expect(renderCost({})).not.toContain('refunded');
});

it('nothing due is without tax in every shop', () => {
  const free = { amountDue: zeroTaxedMoney('USD') };
  expect(renderCost(free)).toContain('>$0.00</strong> today');
  expect(renderCost(free, 'de')).not.toContain('including tax');
});
