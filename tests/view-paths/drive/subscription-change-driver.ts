import { expect, type Page } from '@playwright/test';
import {
  areCardFieldsShown,
  changeScreenOf,
  isPaymentNeeded,
  type SubscriptionChangeEvent,
  type SubscriptionChangeSnapshot,
} from '../../../machines/subscription-change/index.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';
import { refuseWithoutControl } from './refusals.ts';
import { otherToken, storeInOtherTab } from './session-of-other-tab.ts';

/** Whether a saved card is chosen, so that no other one is asked for. */
const isSavedCardUsed = (snapshot: SubscriptionChangeSnapshot) =>
  !isPaymentNeeded(snapshot) || snapshot.context.methodId !== null;

/** What a person does on the page of a change, in whichever flow it is. */
export function subscriptionChangeActions(
  page: Page,
): Actions<SubscriptionChangeEvent, SubscriptionChangeSnapshot> {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const number = page.getByLabel('number', { exact: true });
  const cards = page.getByRole('radiogroup', { name: 'Pay with' });
  const keeping = page.getByRole('checkbox', { name: /Save this card/ });
  const confirm = button(/^(?:Pay|Schedule change|Confirm change)/);
  const digitsOf = ({ context }: SubscriptionChangeSnapshot, methodId: string) =>
    context.methods.find(({ id }) => id === methodId)?.lastDigits ?? 'no such card';
  const choice = (snapshot: SubscriptionChangeSnapshot, methodId: string | null) =>
    cards.getByRole('radio', {
      name: methodId === null ? 'Another card' : new RegExp(digitsOf(snapshot, methodId)),
    });
  return {
    'method.chosen': {
      perform: async ({ methodId }, snapshot) => {
        if (methodId === null && snapshot.context.means !== null) {
          await button('Use another card').click();
          // The button is gone.
          await expect(page.locator('#change-card')).toBeFocused();
        } else await choice(snapshot, methodId).click({ force: true });
      },
      refusals: [
        refuseWithoutControl(
          cards,
          'Nothing is due, so nothing is paid with.',
          (snapshot) => !isPaymentNeeded(snapshot),
        ),
        {
          reason: 'No card is saved, and none was given.',
          isMet: ({ context }) => context.methods.length === 0 && context.means === null,
          attempt: () => expect(cards).toHaveCount(0),
        },
        {
          reason: 'No such card is saved.',
          isMet: ({ context }, { methodId }) =>
            methodId !== null && !context.methods.some(({ id }) => id === methodId),
          attempt: () => expect(cards).toHaveCount(0),
        },
        {
          reason: 'A card that has expired can’t be chosen.',
          isMet: ({ context }, { methodId }) =>
            context.methods.some(({ id, isActive }) => id === methodId && !isActive),
          attempt: ({ methodId }, snapshot) => expect(choice(snapshot, methodId)).toBeDisabled(),
        },
        {
          reason: 'The list says so already.',
          isMet: ({ context }, { methodId }) => context.methodId === methodId && context.means === null,
          attempt: ({ methodId }, snapshot) => expect(choice(snapshot, methodId)).toBeChecked(),
        },
      ],
    },
    'card.changed': {
      perform: () => number.pressSequentially('4'),
      refusals: [
        refuseWithoutControl(
          number,
          'No fields for another card are shown.',
          (snapshot) => !isPaymentNeeded(snapshot) || !areCardFieldsShown(snapshot),
        ),
      ],
    },
    'card.keeping.changed': {
      perform: () => keeping.click(),
      refusals: [
        refuseWithoutControl(keeping, 'A saved card is used.', isSavedCardUsed),
        {
          reason: 'The box says so already.',
          isMet: ({ context }, { isKept }) => context.isKept === isKept,
          attempt: () => expect(keeping).toBeChecked(),
        },
      ],
    },
    'change.confirmed': {
      perform: async (_event, snapshot) => {
        if (isPaymentNeeded(snapshot) && areCardFieldsShown(snapshot)) await expect(number).toBeVisible();
        await confirm.click();
      },
    },
    'change.canceled': { perform: () => button('Back').click() },
    'retry.requested': { perform: () => button(/^(?:Try|Check) again/).click() },
    'session.startedInOtherTab': { perform: () => storeInOtherTab(page, otherToken) },
    'session.endedInOtherTab': { perform: () => storeInOtherTab(page, null) },
  };
}

/** The view of a change, without a surrounding flow. */
export function subscriptionChangeDriver(page: Page): FlowDriver {
  return flowDriver(subscriptionChangeActions(page), (snapshot: SubscriptionChangeSnapshot) => {
    switch (changeScreenOf(snapshot)) {
      case 'loading':
        return page.getByRole('status').filter({ hasText: 'Loading' });
      case 'signedOut':
        return page.getByRole('link', { name: 'Sign in' });
      case 'unpreviewed':
      case 'unanswered':
      case 'refused':
        return page.getByRole('alert');
      case 'unsettled':
        return page.getByText('Your payment is still being processed');
      case 'preview':
        return page.getByRole('heading', { name: 'Review your change' });
    }
  });
}
