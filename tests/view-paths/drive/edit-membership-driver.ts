import { expect, type Page } from '@playwright/test';
import {
  committedRentalDayOf,
  editedRenewalOf,
  editSessionEndOf,
  type EditMembershipEvent,
  editMembershipScreenOf,
  isNumberBetweenTens,
  type EditMembershipSnapshot,
  lowerPlansOf,
  seatFieldOf,
} from '../../../machines/edit-membership/index.ts';
import type { SubscriptionChangeNews } from '../../../machines/subscription-change/index.ts';
import { containedChangeActions } from './contained-change-actions.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';
import { refuseWithoutControl } from './refusals.ts';

type EditActions = Actions<Exclude<EditMembershipEvent, SubscriptionChangeNews>, EditMembershipSnapshot>;

function actionsOn(page: Page): EditActions {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const seats = page.getByRole('spinbutton', { name: 'Number of seats' });
  const organizations = page.getByLabel('Organization');
  const lowerPlan = (sku: string) => button(`Change to ${sku} for 1 year`);
  const removal = button('Remove scheduled change');
  const renewal = (isAutomatic: boolean) =>
    button(isAutomatic ? 'Resume automatic renewal' : 'Cancel automatic renewal');
  const change = containedChangeActions<EditMembershipSnapshot>(page);
  return {
    ...change,
    'organization.chosen': {
      perform: async ({ slug }) => void (await organizations.selectOption(slug)),
      refusals: [
        {
          reason: 'There is no other organization to choose.',
          isMet: ({ context }, { slug }) =>
            !context.memberships.some((own) => own.organization.slug === slug),
          attempt: () => expect(organizations).toHaveCount(0),
        },
      ],
    },
    'seats.changed': {
      perform: async ({ seats: requested }) => {
        await seats.fill(String(requested));
        await seats.blur();
      },
      refusals: [
        refuseWithoutControl(
          seats,
          'No seats are sold for the plan.',
          (snapshot) => seatFieldOf(snapshot) === null,
        ),
        {
          reason: 'The field takes only what the plan may have.',
          isMet: (snapshot, { seats: requested }) => requested < (seatFieldOf(snapshot)?.fewest ?? 0),
          attempt: async ({ seats: requested }, snapshot) => {
            await seats.fill(String(requested));
            await seats.blur();
            await expect(page.getByText(/^Enter a whole number from/)).toBeVisible();
            await seats.fill(String(seatFieldOf(snapshot)?.value));
            await seats.blur();
          },
        },
        {
          reason: 'The contract sells seats in tens.',
          isMet: (snapshot, { seats: requested }) => isNumberBetweenTens(snapshot, requested),
          attempt: async ({ seats: requested }, snapshot) => {
            await seats.fill(String(requested));
            await seats.blur();
            await expect(page.getByText(/Choose a multiple of 10\.$/)).toBeVisible();
            await seats.fill(String(seatFieldOf(snapshot)?.value));
            await seats.blur();
          },
        },
        {
          reason: 'The field says so already.',
          isMet: (snapshot, { seats: requested }) => seatFieldOf(snapshot)?.value === requested,
          attempt: ({ seats: requested }) => expect(seats).toHaveValue(String(requested)),
        },
      ],
    },
    'seats.submitted': {
      perform: () => button('Continue').click(),
      refusals: [
        refuseWithoutControl(
          button('Continue'),
          'No seats are sold for the plan.',
          (snapshot) => seatFieldOf(snapshot) === null,
        ),
      ],
    },
    'renewal.set': {
      perform: ({ isAutomatic }) => renewal(isAutomatic).click(),
      refusals: [
        {
          reason: 'The plan already does.',
          isMet: (snapshot, { isAutomatic }) => (editedRenewalOf(snapshot) === 'resume') !== isAutomatic,
          attempt: ({ isAutomatic }) => expect(renewal(isAutomatic)).toHaveCount(0),
        },
      ],
    },
    'plan.lowered': {
      perform: ({ sku }) => lowerPlan(sku).click(),
      refusals: [
        {
          reason: 'No lower plan can be had.',
          isMet: (snapshot, { sku }) => !lowerPlansOf(snapshot).includes(sku),
          attempt: ({ sku }) => expect(lowerPlan(sku)).toHaveCount(0),
        },
      ],
    },
    // Forward, after Back has left the review.
    'review.requested': {
      perform: async () => {
        await page.evaluate(() => {
          history.pushState(null, '', '?step=review');
          dispatchEvent(new PopStateEvent('popstate'));
        });
      },
    },
    'rental.left': {
      perform: () => button('Leave the rental early').click(),
      refusals: [
        refuseWithoutControl(
          button('Leave the rental early'),
          'No rental is in its commitment.',
          (snapshot) => committedRentalDayOf(snapshot) === null,
        ),
      ],
    },
    'scheduled.removed': {
      perform: () => removal.click(),
      refusals: [
        refuseWithoutControl(
          removal,
          'Nothing is scheduled.',
          ({ context }) => context.membership?.organization.scheduled === null,
        ),
      ],
    },
    'change.confirmed': {
      ...change['change.confirmed'],
      perform: async (event, snapshot) => {
        if (snapshot.matches('confirming')) await button('Turn off renewal').click();
        else await change['change.confirmed'].perform?.(event, snapshot);
      },
    },
    'change.canceled': {
      perform: (_event, snapshot) => button(snapshot.matches('confirming') ? 'Keep renewal' : 'Back').click(),
    },
  };
}

const endTexts = {
  ended: 'before your seats were changed',
  interrupted: 'Sign in again to see whether it was changed.',
} as const;

/** Someone whose session ended reads what became of their change. */
const signedOutPart = (page: Page, end: keyof typeof endTexts | null) =>
  end === null
    ? page.getByRole('link', { name: 'Sign in' })
    : page.getByRole('alert').getByText(endTexts[end]);

/** The view of the editing of a membership. */
export function editMembershipDriver(page: Page): FlowDriver {
  const button = (name: string) => page.getByRole('button', { name });
  return flowDriver(actionsOn(page), (snapshot: EditMembershipSnapshot) => {
    switch (editMembershipScreenOf(snapshot)) {
      case 'signedOut':
        return signedOutPart(page, editSessionEndOf(snapshot));
      case 'loading':
        return page.getByRole('status').filter({ hasText: 'Loading' });
      case 'unanswered':
        return button('Try again');
      case 'forbidden':
        return page.getByText('Only administrators can edit a membership.');
      case 'bySales':
        return page.getByRole('link', { name: 'Contact us' });
      case 'ended':
        return page.getByText('Lakeside Clinic’s membership has ended.');
      case 'ready':
        return page.getByRole('heading', { name: 'Automatic renewal' });
      case 'changing':
        return page.locator('[data-flow="subscription-change"]');
      case 'changed':
        return page.getByRole('heading', { name: 'Your membership has been changed' });
    }
  });
}
