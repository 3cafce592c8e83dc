import type { Page } from '@playwright/test';
import {
  type CheckoutEvent,
  type CheckoutSnapshot,
  type CheckoutStepId,
  checkoutOf,
  checkoutSteps,
  currentStep,
  canGoBack,
  screenOf,
} from '../../../machines/checkout/index.ts';
import type { VoucherRequest } from '../../../machines/voucher/index.ts';
import { CheckoutPage, type StepName } from '../../e2e/pages/checkout-page.ts';
import { browseTo } from './browse.ts';
import type { Actions } from './flow-driver.ts';
import { inOrderSummary } from './order-summary.ts';
import { refuseWithoutControl, whilePending } from './refusals.ts';
import { setTicked } from './typing.ts';
import { voucherActions } from './voucher-actions.ts';

type EventOf<Type extends CheckoutEvent['type']> = Extract<CheckoutEvent, { readonly type: Type }>;

/** The title of each step on its page. */
export const stepTitles: Readonly<Record<CheckoutStepId, StepName>> = {
  contact: 'Contact',
  'shipping.address': 'Shipping address',
  'shipping.method': 'Shipping method',
  'billing.address': 'Billing address',
  payment: 'Payment',
  review: 'Review',
};

export function stepActions(
  page: Page,
): Actions<EventOf<'back.requested' | 'step.requested'>, CheckoutSnapshot> {
  const checkout = new CheckoutPage(page);
  const otherWayToPay = page.getByRole('button', { name: 'Choose another way to pay' });
  const isPaying = (snapshot: CheckoutSnapshot) => snapshot.matches({ step: { otherBrowser: 'paying' } });
  const searchFor = (step: CheckoutStepId) => `?step=${checkoutSteps.segmentOf(step)}`;
  return {
    'back.requested': {
      perform: (_event, snapshot) => (isPaying(snapshot) ? otherWayToPay : checkout.back).click(),
      refusals: [
        refuseWithoutControl(
          checkout.back,
          'There is no step before.',
          (snapshot) => !isPaying(snapshot) && !canGoBack(snapshot),
        ),
      ],
    },
    'step.requested': {
      perform: async ({ step }, snapshot) => {
        const change = checkout.change(stepTitles[step]);
        if (currentStep(snapshot) === 'review' && (await change.isVisible())) await change.click();
        else await browseTo(page, searchFor(step));
      },
      refusals: [
        {
          reason: 'Nothing leads to the step at which one is.',
          isMet: (snapshot, { step }) => currentStep(snapshot) === step,
          attempt: ({ step }) => browseTo(page, searchFor(step)),
        },
      ],
    },
  };
}

export function reviewActions(
  page: Page,
): Actions<EventOf<'attestation.changed' | 'order.submitted'>, CheckoutSnapshot> {
  const checkout = new CheckoutPage(page);
  return {
    'attestation.changed': {
      perform: async ({ attestation, isTicked }, { context }) => {
        const place = context.checkout?.requiredAttestations.indexOf(attestation) ?? -1;
        await setTicked(checkout.acknowledgements.nth(place), isTicked);
      },
    },
    'order.submitted': {
      perform: () => checkout.placeOrder.click(),
      refusals: [whilePending(checkout.placeOrder)],
    },
  };
}

/** The summary is beside the steps, and beside the loading screen of a step. */
const isSummaryShown = (snapshot: CheckoutSnapshot) =>
  checkoutOf(snapshot) !== null && ['steps', 'loading'].includes(screenOf(snapshot));

export function summaryActions(page: Page): Actions<VoucherRequest, CheckoutSnapshot> {
  const { voucher } = new CheckoutPage(page);
  return voucherActions<CheckoutSnapshot>(voucher, {
    refusals: [
      refuseWithoutControl(voucher.code, 'No summary is shown.', (snapshot) => !isSummaryShown(snapshot)),
    ],
    isPending: (snapshot) => snapshot.matches({ voucher: 'applying' }),
    reach: (act) => inOrderSummary(page, act),
  });
}
