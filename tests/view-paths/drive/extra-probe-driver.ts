import { expect, type Page } from '@playwright/test';
import {
  extraProbeChoiceOf,
  type ExtraProbeEvent,
  extraProbeScreenOf,
  type ExtraProbeSnapshot,
  probeBuyer,
} from '../../../machines/extra-probe/index.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';
import { returnToPage } from './page-return.ts';
import { otherToken, storeInOtherTab } from './session-of-other-tab.ts';

function actionsOn(page: Page): Actions<ExtraProbeEvent, ExtraProbeSnapshot> {
  const organizations = page.getByLabel('Organization');
  const option = (sku: string) => page.locator(`input[name="probe"][value="${sku}"]`);
  const number = page.locator('input[name="quantity"]');
  return {
    'retry.requested': { perform: () => page.getByRole('button', { name: 'Try again' }).click() },
    'probe.chosen': {
      perform: ({ sku }) => option(sku).check({ force: true }),
      refusals: [
        {
          reason: 'It is chosen already.',
          isMet: (snapshot, { sku }) => extraProbeChoiceOf(snapshot).sku === sku,
          attempt: ({ sku }) => expect(option(sku)).toBeChecked(),
        },
      ],
    },
    'quantity.chosen': {
      perform: ({ quantity }) => number.fill(String(quantity)),
      refusals: [
        {
          reason: 'The field takes no more than may be added, and says so.',
          isMet: (snapshot, { quantity }) => quantity > extraProbeChoiceOf(snapshot).most,
          attempt: async ({ quantity }, snapshot) => {
            await number.fill(String(quantity));
            await number.fill(String(extraProbeChoiceOf(snapshot).quantity));
          },
        },
        {
          reason: 'The field says so already.',
          isMet: (snapshot, { quantity }) => extraProbeChoiceOf(snapshot).quantity === quantity,
          attempt: ({ quantity }) => expect(number).toHaveValue(String(quantity)),
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
          isMet: ({ context }, { slug }) => probeBuyer(context)?.organization.slug === slug,
          attempt: ({ slug }) => expect(organizations).toHaveValue(slug),
        },
      ],
    },
    'page.returned': { perform: () => returnToPage(page) },
    'session.startedInOtherTab': { perform: () => storeInOtherTab(page, otherToken) },
    'session.endedInOtherTab': { perform: () => storeInOtherTab(page, null) },
  };
}

/** The view of the choice of a probe for an organization. */
export function extraProbeDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: ExtraProbeSnapshot) => {
    switch (extraProbeScreenOf(snapshot)) {
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
