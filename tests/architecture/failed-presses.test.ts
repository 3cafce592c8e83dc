import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Why an alert in a feature may leave the focus and the title alone. */
const reasons = {
  arrival: 'it is there when its screen appears',
  choice: 'it answers a choice, and the focus stays among the choices',
  question: 'it asks for a second press, and has the focus',
  ownFocus: 'it has the focus, and nothing went wrong by the press',
  ownTitle: 'it marks the title, and the same button, which keeps the focus, tries again',
  waiting: 'the shop is asked again by itself',
  frame: 'it is beside the fields that could not be loaded',
} as const;

/** The alerts that aren't a `FailureNotice`. */
const otherAlerts: Readonly<Record<string, readonly (keyof typeof reasons)[]>> = {
  'account/running-account.tsx': ['arrival', 'arrival'],
  'account/second-press.tsx': ['question'],
  'account/session-ended-notice.tsx': ['arrival'],
  'account/trouble-notice.tsx': ['arrival'],
  'cart/cart-screens.tsx': ['arrival'],
  'cart/checkout-button.tsx': ['waiting'],
  'checkout/checkout-changes-notice.tsx': ['ownFocus'],
  'checkout/failed.tsx': ['arrival'],
  'checkout/outcome.tsx': ['arrival', 'arrival'],
  'checkout/refusal-notice.tsx': ['ownTitle'],
  'checkout/steps/no-method.tsx': ['arrival', 'arrival'],
  'checkout/steps/tax-id-doubt.tsx': ['question'],
  'checkout/trouble-notice.tsx': ['ownTitle'],
  'checkout/unreached-notice.tsx': ['waiting'],
  'edit-membership/edit-renewal.tsx': ['question'],
  'edit-membership/running-edit-membership.tsx': ['arrival'],
  'island/stalled-page.tsx': ['arrival'],
  'login/running-login.tsx': ['arrival'],
  'navigation/session-ended.tsx': ['arrival'],
  'owner-flow/sign-in-first.tsx': ['arrival'],
  'owner-flow/no-answer-notice.tsx': ['arrival'],
  'payment/methods/credit-card/card-notes.tsx': ['frame'],
  'payment/methods/sepa/iban-frame.tsx': ['frame'],
  'pricing-survey/running-pricing-survey.tsx': ['arrival'],
  'pro-custom-change/running-pro-change.tsx': ['arrival'],
  'pro-custom/problem-notice.tsx': ['choice'],
  'pro-custom/review-step.tsx': ['ownFocus'],
  'pro-custom/running-pro-custom.tsx': ['arrival'],
  'pro-plan/pro-members-fields.tsx': ['choice'],
  'product-flow/running-product-flow.tsx': ['choice'],
  'renewal/renewal-offer.tsx': ['arrival'],
  'renewal/running-renewal.tsx': ['arrival'],
  'subscription-change/running-subscription-change.tsx': ['arrival'],
  'summary/refused-voucher-notice.tsx': ['arrival'],
  'upgrade/running-upgrade.tsx': ['arrival'],
  'upgrade/upgrade-choices.tsx': ['arrival'],
  'vet-rental/vet-rental-choices.tsx': ['arrival'],
};

it('what a press could not do is announced, focused and in the title, unless a reason is given here', () => {
  const folder = 'src/features/';
  const alerts = globSync(`${folder}**/*.tsx`, { exclude: ['**/*.test.tsx'] }).flatMap((file) => {
    const count = readFileSync(file, 'utf8').split('role="alert"').length - 1;
    return count === 0 ? [] : [[file.slice(folder.length), count] as const];
  });
  expect(Object.fromEntries(alerts)).toEqual(
    Object.fromEntries(Object.entries(otherAlerts).map(([file, given]) => [file, given.length])),
  );
});
