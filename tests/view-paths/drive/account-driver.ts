import { expect, type Page } from '@playwright/test';
import {
  type AccountEvent,
  accountScreenOf,
  type AccountSnapshot,
  shownMembership,
} from '../../../machines/account/index.ts';
import { type Deeds, type FlowDriver, flowDriver } from './flow-driver.ts';
import { otherToken, storeInOtherTab } from './session-of-other-tab.ts';

function deedsOn(page: Page): Deeds<AccountEvent, AccountSnapshot> {
  const organizations = page.getByLabel('Organization');
  return {
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
    'session.begun.elsewhere': { perform: () => storeInOtherTab(page, otherToken) },
    'session.ended.elsewhere': { perform: () => storeInOtherTab(page, null) },
  };
}

/** The view of the account. */
export function accountDriver(page: Page): FlowDriver {
  return flowDriver(deedsOn(page), (snapshot: AccountSnapshot) => {
    switch (accountScreenOf(snapshot)) {
      case 'signedOut':
        return page.getByRole('link', { name: 'Sign in' });
      case 'loading':
        return page.getByRole('status').filter({ hasText: 'Loading' });
      case 'unanswered':
        return page.getByRole('alert');
      case 'ready':
        return page.getByText(snapshot.context.person?.email ?? '');
    }
  });
}
