import { expect, type Page } from '@playwright/test';
import type { SubscriptionChangeNews } from '../../../machines/subscription-change/index.ts';
import {
  chosenTermOf,
  type UpgradeEvent,
  upgradeScreenOf,
  type UpgradeSnapshot,
  upgradingMembership,
} from '../../../machines/upgrade/index.ts';
import { containedChangeActions } from './contained-change-actions.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';
import { returnToPage } from './page-return.ts';

function actionsOn(page: Page): Actions<Exclude<UpgradeEvent, SubscriptionChangeNews>, UpgradeSnapshot> {
  const organizations = page.getByLabel('Organization');
  const option = (sku: string) => page.locator(`input[name="membership"][value="${sku}"]`);
  const isPossible = ({ context }: UpgradeSnapshot, sku: string) =>
    context.terms.some((term) => term.sku === sku && term.preview !== null);
  return {
    ...containedChangeActions<UpgradeSnapshot>(page),
    'membership.chosen': {
      perform: ({ sku }) => option(sku).check({ force: true }),
      refusals: [
        {
          reason: 'The plan is not offered, or can’t be had.',
          isMet: (snapshot, { sku }) => !isPossible(snapshot, sku),
          attempt: async ({ sku }) => {
            if ((await option(sku).count()) > 0) await expect(option(sku)).toBeDisabled();
          },
        },
        {
          reason: 'It is chosen already.',
          isMet: (snapshot, { sku }) => chosenTermOf(snapshot) === sku,
          attempt: ({ sku }) => expect(option(sku)).toBeChecked(),
        },
      ],
    },
    'choice.submitted': { perform: () => page.getByRole('button', { name: 'Continue' }).click() },
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
          isMet: ({ context }, { slug }) => upgradingMembership(context)?.organization.slug === slug,
          attempt: ({ slug }) => expect(organizations).toHaveValue(slug),
        },
      ],
    },
    'page.returned': { perform: () => returnToPage(page) },
  };
}

/** The view of the plans above the current one. */
export function upgradeDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: UpgradeSnapshot) => {
    switch (upgradeScreenOf(snapshot)) {
      case 'signedOut':
        return page.getByRole('link', { name: 'Sign in' });
      case 'loading':
        return page.getByRole('status').filter({ hasText: 'Loading' });
      case 'unanswered':
        return page.getByRole('alert');
      case 'choosing':
        return page.getByRole('radiogroup', { name: 'New plan' });
      case 'refused':
        return page.locator('[data-tone="attention"]').first();
      case 'changing':
        return page.locator('[data-flow="subscription-change"]');
      case 'changed':
        return page.getByRole('heading', { name: 'Your membership has been changed' });
    }
  });
}
