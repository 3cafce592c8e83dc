import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { AccountOrganization, MemberOffer } from '@sonde/machines/account';
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
  nextChargeDay: null,
  isRenewalPending: false,
  isChangePending: false,
  isWithdrawn: false,
  pendingOrderToken: null,
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

const ofAdministrator: readonly MemberOffer[] = ['RENEW', 'CHOOSE_MEMBERSHIP'];

const renderFacts = (change: Partial<AccountOrganization>, offers = ofAdministrator) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={{ locale: shopLocale('us', 'en') } as unknown as PageFacts}>
        <OrganizationFacts
          organization={{ ...ended, ...change } as unknown as AccountOrganization}
          offers={offers}
        />
      </PageProvider>
    </I18nProvider>,
  );

it('a membership that has ended is renewed', () => {
  expect(renderFacts({})).toContain('Renew membership');
});

it.each<[string, Partial<AccountOrganization>]>([
  ['has ended', {}],
  ['never was', { status: null, isExpired: false }],
  ['is running', { status: 'ACTIVE', isExpired: false, nextChargeDay: null }],
])('a membership that %s and was ordered by a debit isn’t offered while the bank has it', (_what, change) => {
  const html = renderFacts({ ...change, isChangePending: true, pendingOrderToken: 'order-token' });
  expect(html).toContain('Please don’t pay again');
  expect(html).toContain('href="/us/en/payment-details/order-token/"');
  expect(html).not.toMatch(/Renew it|Renew membership|Choose a membership/);
});

it('a member who doesn’t manage the organization reads that, without a link to the order', () => {
  const html = renderFacts({ isChangePending: true });
  expect(html).toContain('Please don’t pay again');
  expect(html).not.toMatch(/payment-details|Renew membership/);
});

it('a membership whose buyer has withdrawn isn’t', () => {
  const html = renderFacts({ isWithdrawn: true });
  expect(html).toContain('You’ve withdrawn from the order for your membership');
  expect(html).not.toMatch(/Renew/);
});

it.each([
  ['HUMAN', 'Sonde IQ'],
  ['VETERINARY', 'Sonde IQ+ Vet'],
] as const)('a probe of %s that isn’t counted by line has its name', (market, name) => {
  expect(renderFacts({ market, probes: 1 })).toContain(`1 × ${isolate(name)}</dd>`);
});

const taxed = (net: number, tax: number) => ({
  net: { amount: net, currency: 'USD' },
  tax: { amount: tax, currency: 'USD' },
  gross: { amount: net + tax, currency: 'USD' },
});

const renewing = (renewal: object) =>
  ({
    status: 'ACTIVE',
    isExpired: false,
    nextChargeDay: '2027-11-27',
    renewal,
  }) as unknown as Partial<AccountOrganization>;

it('what the renewal charges is shown as the shop shows prices, and labelled', () => {
  const amount = taxed(180_000, 11_250);
  const html = renderFacts(renewing({ price: amount, freeMonths: 0, amount }));
  expect(html).toContain('Renews on November 27, 2027 for $1,800.00 (plus sales tax)');
  expect(html).not.toContain('free month');
});

it('referral credit is in what the renewal charges, and named', () => {
  const renewal = { price: taxed(480_000, 30_000), freeMonths: 2, amount: taxed(400_000, 25_000) };
  const html = renderFacts({ ...renewing(renewal), referralCreditMonths: 2 });
  expect(html).toContain('Renews on November 27, 2027 for $4,000.00 (plus sales tax)');
  expect(html).toContain('$4,800.00 less 2 free months');
});

it('the terms of a trial say its price, and what credit leaves of the first charge', () => {
  const renewal = { price: taxed(42_000, 0), freeMonths: 3, amount: taxed(31_500, 0) };
  const html = renderFacts({ ...renewing(renewal), status: 'TRIALING', trial: { days: 30, months: 12 } });
  expect(html).toContain('we charge $420.00');
  expect(html).toContain('First charge: $315.00');
  expect(html).toContain('$420.00 less 3 free months');
});

it.each<[string, readonly MemberOffer[], string]>([
  ['whatever follows', ofAdministrator, 'Your membership has ended. Renew it, or choose another one.'],
  ['only another one', ['CHOOSE_MEMBERSHIP'], 'Your membership has ended. You can choose another one.'],
  ['only one more term', ['RENEW'], 'Your membership has ended. You can renew it.'],
  ['nothing, to a member who doesn’t manage the organization', [], 'Your membership has ended.'],
])('a membership that has ended offers %s', (_what, offers, text) => {
  const html = renderFacts({}, offers);
  expect(html).toContain(`<p>${text}</p>`);
  expect(html.includes('Renew membership')).toBe(offers.includes('RENEW'));
  expect(html.includes('Choose a membership')).toBe(offers.includes('CHOOSE_MEMBERSHIP'));
});

it.each<[string, readonly MemberOffer[], string | null, text: string, action: string | null]>([
  ['an administrator', ['RENEW'], null, 'Renew to keep your membership.', 'Renew membership'],
  ['an administrator alone', [], null, 'An administrator can renew to keep your membership.', null],
  ['our sales team', ['CONTACT_SALES'], null, 'Contact our sales team to keep', 'Contact sales'],
  ['its invoice', ['CONTACT_SALES'], 'invoice-token', 'Pay it now to keep', 'Pay now'],
])('an overdue renewal is paid by %s', (_whom, offers, openInvoiceToken, text, action) => {
  const overdue = { status: 'PAST_DUE', isExpired: false, nextChargeDay: null, openInvoiceToken } as const;
  const html = renderFacts({ ...overdue, name: 'Lakeside Clinic' }, offers);
  expect(html).toContain(text);
  const named = ['Renew membership', 'Contact sales', 'Pay now'].filter((name) => html.includes(name));
  expect(named).toEqual(action === null ? [] : [action]);
});

it('a member reads that an administrator asks our sales team about an overdue plan that it manages', () => {
  const html = renderFacts(
    { status: 'PAST_DUE', isExpired: false, planType: 'HOSPITAL', openInvoiceToken: null },
    [],
  );
  expect(html).toContain('An administrator can contact our sales team to keep your membership.');
  expect(html).not.toMatch(/can renew|<a /);
});

it('a membership whose last day is over has ended, and one that was withdrawn from is canceled', () => {
  expect(renderFacts({ status: 'ACTIVE' })).toContain('>Ended</dd>');
  expect(renderFacts({ status: 'CANCELED' })).toContain('>Ended</dd>');
  expect(renderFacts({ status: 'CANCELED', isWithdrawn: true })).toContain('>Canceled</dd>');
  expect(renderFacts({ status: 'CANCELED', isExpired: false })).toContain('>Canceled</dd>');
});
