import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Checkout } from '@sonde/machines/cart';
import { membershipCheckout } from '@sonde/machines/testing';
import { shopLocale } from '../../page/locale.ts';
import { type PageFacts, PageProvider } from '../../page/page.tsx';
import * as ofPaidTerm from './later-payment.tsx';
import * as ofTrial from './later-trial.tsx';
import { LaterAmount, LaterRentalConsent, LaterTrialConsent } from './steps/later-acknowledgements.tsx';
import { TermNote } from './term-note.tsx';

/** What the checkout says of an order whose money arrives only after it was placed. */

const page = { locale: shopLocale('us', 'en'), configuration: null } as unknown as PageFacts;

const textOf = (shown: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageProvider page={page}>{shown}</PageProvider>
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, '');

type Term = NonNullable<Checkout['membershipTerm']>;
const paid: Term = {
  ...membershipCheckout.membershipTerm!,
  name: 'Pro Individual',
  lastDay: '2027-11-28',
  nextTermDay: '2027-11-29',
  renewsAutomatically: true,
  trialDays: null,
  commitment: null,
};
const ending: Term = { ...paid, renewsAutomatically: false };
const trial: Term = { ...paid, trialDays: 30 };
const rental: Term = { ...paid, months: 1, commitment: { months: 24, lastDay: '2028-11-28' } };

const terms = { paid, ending, trial, 'trial that ends': { ...ending, trialDays: 30 }, rental };

/** The membership's term, once the part for a debit has loaded. */
const termOf = (checkout: Checkout, method: string) => (
  <TermNote
    later={{
      part: checkout.membershipTerm?.trialDays == null ? ofPaidTerm : ofTrial,
      isAwaited: false,
      isLost: false,
      isMissing: false,
      isLater: true,
      checkout,
      method,
      onRetry: () => undefined,
    }}
  />
);

const debited = (term: Term) => ({ checkout: { ...membershipCheckout, membershipTerm: term } });

describe.each(['ACH', 'ACSS', 'SEPA'])('a membership that %s pays', (method) => {
  it.each([
    ['paid', /^Pro Individual takes effect when the payment arrives and renews every year at /],
    ['ending', /^Pro Individual takes effect when the payment arrives and doesn’t renew automatically\.$/],
    ['trial', /^Your 30-day trial is free and starts when the payment arrives\. When it ends, we charge /],
    ['trial that ends', /^Your 30-day trial is free and starts when the payment arrives\. Then it ends /],
    ['rental', /every month for at least 24 months\. The rental starts when the payment arrives/],
  ] as const)('begins with the payment, and has no date before: %s', (name, expected) => {
    const { checkout } = debited(terms[name]);
    const text = textOf(termOf(checkout, method));
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/20\d\d/);
  });

  it('is not due today, but debited', () => {
    const text = textOf(<LaterAmount total="$2,699" method={method} />);
    expect(text).toBe(
      'Total: $2,699. The debit from your bank account starts when you place your order, and the payment takes a few business days to arrive.',
    );
  });
});

it('a quote charges nothing, and its membership begins once it is paid', () => {
  const { checkout } = debited(paid);
  expect(textOf(<LaterAmount total="$2,699" method="ELECTRONIC_QUOTE" />)).toContain(
    'Nothing is charged now',
  );
  expect(textOf(termOf(checkout, 'ELECTRONIC_QUOTE'))).toBe(
    'Pro Individual starts when the quote is paid and doesn’t renew automatically.',
  );
});

it.each([
  [
    'the choice to renew',
    <ofPaidTerm.LaterRenewalHint key="" {...debited(paid)} />,
    'when the paid term ends, then every year',
  ],
  [
    'the choice after a trial',
    <ofTrial.LaterRenewalHint key="" {...debited(trial)} />,
    'when the trial ends, then every year',
  ],
  [
    'the consent to a trial',
    <LaterTrialConsent key="" {...debited(trial)} />,
    'when my free 30-day trial ends',
  ],
  [
    'the consent to a rental',
    <LaterRentalConsent key="" {...debited(rental)} />,
    'at least 24 months, starting when my payment arrives',
  ],
])('%s names no date', (_what, shown, expected) => {
  const text = textOf(shown);
  expect(text).toContain(expected);
  expect(text).not.toMatch(/20\d\d/);
});

it('nothing is said of an order without a membership', () => {
  const checkout = { ...membershipCheckout, membershipTerm: null };
  expect(textOf(termOf(checkout, 'SEPA'))).toBe('');
});
