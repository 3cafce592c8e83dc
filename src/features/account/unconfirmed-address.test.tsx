import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { accountMachine, type AccountSnapshot, type UnpaidOrder } from '@sonde/machines/account';
import { orderHistoryMachine } from '@sonde/machines/order-history';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import { RunningAccount } from './running-account.tsx';
import { RunningOrderHistory } from './running-order-history.tsx';

/** The account of a person without an organization and without orders. */
function renderNotice(
  isEmailConfirmed: boolean,
  pendingOrderToken: string | null = null,
  unpaidOrders: readonly UnpaidOrder[] = [],
) {
  const person = {
    name: '',
    email: 'guest@buyer.example',
    isEmailConfirmed,
    memberships: [],
    pendingOrderToken,
    unpaidOrders,
    learnerDiscounts: [],
  };
  const account = accountMachine.resolveState({
    value: { ready: { open: 'viewing' } },
    context: { person, trouble: null } as unknown as AccountSnapshot['context'],
  });
  const orders = orderHistoryMachine.resolveState({
    value: 'empty',
    context: { orders: [], next: null, trouble: null },
  });
  return renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={{ locale: shopLocale('de', 'en') } as unknown as PageFacts}>
        <RunningAccount snapshot={account} send={() => {}} savedMethods={() => null} />
        <RunningOrderHistory snapshot={orders} send={() => {}} isEmailConfirmed={isEmailConfirmed} />
      </PageProvider>
    </I18nProvider>,
  );
}

it('an account with an unconfirmed address says what to confirm before its orders appear', () => {
  const html = renderNotice(false);
  expect(html).toContain('Your email address isn’t confirmed yet.');
  expect(html).not.toContain('memberships will appear');
  expect(html).toContain('Your orders will appear here once you’ve confirmed your email address.');
  expect(html).not.toMatch(/haven’t ordered anything|Your first membership creates one/);
});

it('an account with a confirmed address is empty because nothing was ordered', () => {
  const html = renderNotice(true);
  expect(html).toContain('You haven’t ordered anything with this account yet.');
  expect(html).not.toContain('confirmed');
});

it('an account without an organization names the membership whose debit a bank has, and its order', () => {
  const html = renderNotice(true, 'order-token');
  expect(html).toContain('Your bank is processing the payment for your membership');
  expect(html).toContain('href="/de/en/payment-details/order-token/"');
  expect(html).not.toContain('Your first membership creates one');
});

it('an account names each order whose debit failed, and leads to where it is paid', () => {
  const html = renderNotice(true, null, [
    { token: 'newer-token', number: '1043' },
    { token: 'older-token', number: '1042' },
  ]);
  for (const [number, token] of [
    ['1043', 'newer-token'],
    ['1042', 'older-token'],
  ]) {
    expect(html).toContain(`The payment for order ${number} failed, so it isn’t paid yet.`);
    expect(html).toContain(`href="/de/en/payment-details/${token}/"`);
  }
  expect(renderNotice(true)).not.toContain('failed');
});
