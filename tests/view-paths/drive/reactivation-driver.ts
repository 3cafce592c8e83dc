import { expect, type Page } from '@playwright/test';
import {
  buyingMembership,
  reactivationChoiceOf,
  type ReactivationEvent,
  reactivationScreenOf,
  type ReactivationSnapshot,
} from '../../../machines/reactivation/index.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';
import { returnToPage } from './page-return.ts';
import { otherToken, storeInOtherTab } from './session-of-other-tab.ts';

function actionsOn(page: Page): Actions<ReactivationEvent, ReactivationSnapshot> {
  const organizations = page.getByLabel('Organization');
  const option = (sku: string) => page.locator(`input[name="membership"][value="${sku}"]`);
  return {
    'retry.requested': { perform: () => page.getByRole('button', { name: 'Try again' }).click() },
    'membership.chosen': {
      perform: ({ sku }) => option(sku).check({ force: true }),
      refusals: [
        {
          reason: 'It is not offered.',
          isMet: (snapshot, { sku }) =>
            !reactivationChoiceOf(snapshot).options.some((offered) => offered.sku === sku),
          attempt: ({ sku }) => expect(option(sku)).toHaveCount(0),
        },
        {
          reason: 'It is chosen already.',
          isMet: (snapshot, { sku }) => reactivationChoiceOf(snapshot).sku === sku,
          attempt: ({ sku }) => expect(option(sku)).toBeChecked(),
        },
      ],
    },
    'choice.submitted': { perform: () => page.getByRole('button', { name: 'Add to cart' }).click() },
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
          isMet: ({ context }, { slug }) => buyingMembership(context)?.organization.slug === slug,
          attempt: ({ slug }) => expect(organizations).toHaveValue(slug),
        },
      ],
    },
    'page.returned': { perform: () => returnToPage(page) },
    'session.startedInOtherTab': { perform: () => storeInOtherTab(page, otherToken) },
    'session.endedInOtherTab': { perform: () => storeInOtherTab(page, null) },
  };
}

/** The view of the choice of a membership. */
export function reactivationDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: ReactivationSnapshot) => {
    switch (reactivationScreenOf(snapshot)) {
      case 'signedOut':
        return page.getByRole('link', { name: 'Sign in' });
      case 'loading':
        return page.getByRole('status').filter({ hasText: 'Loading' });
      case 'unanswered':
        return page.getByRole('alert');
      case 'choosing':
        return page.getByRole('button', { name: 'Add to cart' });
      case 'refused':
        return page.locator('[data-tone="attention"]').first();
    }
  });
}
