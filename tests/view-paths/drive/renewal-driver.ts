import { expect, type Page } from '@playwright/test';
import type { SubscriptionChangeNews } from '../../../machines/subscription-change/index.ts';
import {
  type RenewalEvent,
  renewalScreenOf,
  type RenewalSnapshot,
  renewingMembership,
} from '../../../machines/renewal/index.ts';
import { containedChangeActions } from './contained-change-actions.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';
import { returnToPage } from './page-return.ts';

function actionsOn(page: Page): Actions<Exclude<RenewalEvent, SubscriptionChangeNews>, RenewalSnapshot> {
  const organizations = page.getByLabel('Organization');
  return {
    ...containedChangeActions<RenewalSnapshot>(page),
    'renewal.requested': {
      perform: () => page.getByRole('button', { name: 'Renew this membership' }).click(),
    },
    'organization.chosen': {
      perform: async ({ slug }) => void (await organizations.selectOption(slug)),
      refusals: [
        {
          reason: 'There is no other organization to choose.',
          isMet: ({ context }) => context.memberships.length < 2,
          attempt: () => expect(organizations).toHaveCount(0),
        },
        {
          reason: 'The list says so already.',
          isMet: ({ context }, { slug }) => renewingMembership(context)?.organization.slug === slug,
          attempt: ({ slug }) => expect(organizations).toHaveValue(slug),
        },
      ],
    },
    'page.returned': { perform: () => returnToPage(page) },
  };
}

/** The view of a renewal by hand. */
export function renewalDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: RenewalSnapshot) => {
    switch (renewalScreenOf(snapshot)) {
      case 'signedOut':
        return page.getByRole('link', { name: 'Sign in' });
      case 'loading':
        return page.getByRole('status').filter({ hasText: 'Loading' });
      case 'unanswered':
        return page.getByRole('alert');
      case 'offered':
        return page.getByRole('button', { name: 'Renew this membership' });
      case 'refused':
        return page.locator('[data-tone="attention"]').first();
      case 'changing':
        return page.locator('[data-flow="subscription-change"]');
      case 'changed':
        return page.getByRole('heading', { name: 'Your membership has been changed' });
    }
  });
}
