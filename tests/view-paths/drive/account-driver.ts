import { expect, type Page } from '@playwright/test';
import {
  type AccountEvent,
  accountScreenOf,
  type AccountSnapshot,
  shownMembership,
} from '../../../machines/account/index.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';
import { otherToken, storeInOtherTab } from './session-of-other-tab.ts';

function actionsOn(page: Page): Actions<AccountEvent, AccountSnapshot> {
  const organizations = page.getByLabel('Organization');
  const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
  const emailOf = (snapshot: AccountSnapshot, id: string) =>
    shownMembership(snapshot)?.members?.find((member) => member.id === id)?.email ?? '';
  const invitee = page.getByLabel('Email address of the person to invite');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  return {
    'invitation.accepted': { perform: () => button(/Join the organization|Try again/).click() },
    'invitation.declined': { perform: () => button('Not now').click() },
    'invitee.changed': {
      perform: ({ email }) => invitee.fill(email),
      refusals: [
        {
          reason: 'The field says so already.',
          isMet: ({ context }, { email }) => context.invitee === email,
          attempt: ({ email }) => invitee.fill(email),
        },
      ],
    },
    'invitee.submitted': { perform: () => button('Send invitation').click() },
    'invitation.withdrawn': { perform: () => button('Withdraw invitation').click() },
    'admin.set': {
      perform: ({ memberId }, snapshot) =>
        rowOf(emailOf(snapshot, memberId)).getByRole('button', { name: 'Make administrator' }).click(),
    },
    'removal.requested': {
      perform: ({ memberId }, snapshot) =>
        rowOf(emailOf(snapshot, memberId))
          .getByRole('button', { name: /^Remove (?!as administrator)/ })
          .click(),
    },
    'renewal.set': {
      perform: ({ isAutomatic }) =>
        button(isAutomatic ? 'Resume automatic renewal' : 'Cancel automatic renewal').click(),
      refusals: [
        {
          reason: 'The plan already does.',
          isMet: (snapshot, { isAutomatic }) =>
            (shownMembership(snapshot)?.organization.nextChargeDay !== null) === isAutomatic,
          attempt: ({ isAutomatic }) =>
            expect(button(isAutomatic ? 'Resume automatic renewal' : 'Cancel automatic renewal')).toHaveCount(
              0,
            ),
        },
      ],
    },
    'referrer.link.replaced': {
      perform: () => button('Replace the address of your referral page').click(),
    },
    'leaving.requested': { perform: () => button('Leave this organization').click() },
    'change.confirmed': {
      perform: () => button(/Remove member|Leave now|Turn off renewal|Replace the address$/).click(),
    },
    'change.canceled': { perform: () => button(/Keep/).click() },
    'retry.requested': { perform: () => page.getByRole('button', { name: 'Try again' }).click() },
    'organization.chosen': {
      perform: async ({ slug }) => void (await organizations.selectOption(slug)),
      refusals: [
        {
          reason: 'There is no other organization to choose.',
          isMet: ({ context }) => (context.person?.memberships.length ?? 0) < 2,
          attempt: () => expect(organizations).toHaveCount(0),
        },
        {
          reason: 'The list says so already.',
          isMet: (snapshot, { slug }) => shownMembership(snapshot)?.organization.slug === slug,
          attempt: ({ slug }) => expect(organizations).toHaveValue(slug),
        },
      ],
    },
    'session.startedInOtherTab': { perform: () => storeInOtherTab(page, otherToken) },
    'session.endedInOtherTab': { perform: () => storeInOtherTab(page, null) },
  };
}

/** The view of the account. */
export function accountDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: AccountSnapshot) => {
    switch (accountScreenOf(snapshot)) {
      case 'signedOut':
        return page.getByRole('link', { name: 'Sign in' });
      case 'loading':
        return page.getByRole('status').filter({ hasText: 'Loading' });
      case 'unanswered':
        return page.getByRole('alert');
      case 'invited':
        return page.getByRole('heading', { name: 'You’ve been invited' });
      case 'ready':
        return page.getByRole('paragraph').filter({ hasText: snapshot.context.person?.email ?? '' });
    }
  });
}
