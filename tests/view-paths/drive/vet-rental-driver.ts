import { expect, type Page } from '@playwright/test';
import {
  rentingMembership,
  veterinaryMemberships,
  vetRentalChoiceOf,
  type VetRentalEvent,
  vetRentalScreenOf,
  type VetRentalSnapshot,
} from '../../../machines/vet-rental/index.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';
import { returnToPage } from './page-return.ts';
import { otherToken, storeInOtherTab } from './session-of-other-tab.ts';

function actionsOn(page: Page): Actions<VetRentalEvent, VetRentalSnapshot> {
  const organizations = page.getByLabel('Organization');
  const option = (connector: string) => page.locator(`input[name="connector"][value="${connector}"]`);
  return {
    'retry.requested': { perform: () => page.getByRole('button', { name: 'Try again' }).click() },
    'connector.chosen': {
      perform: ({ connector }) => option(connector).check({ force: true }),
      refusals: [
        {
          reason: 'It is chosen already.',
          isMet: (snapshot, { connector }) => vetRentalChoiceOf(snapshot).connector === connector,
          attempt: ({ connector }) => expect(option(connector)).toBeChecked(),
        },
      ],
    },
    'choice.submitted': { perform: () => page.getByRole('button', { name: 'Add to cart' }).click() },
    'organization.chosen': {
      perform: async ({ slug }) => void (await organizations.selectOption(slug)),
      refusals: [
        {
          reason: 'There is no other practice to choose.',
          isMet: ({ context }) => veterinaryMemberships(context).length < 2,
          attempt: () => expect(organizations).toHaveCount(0),
        },
        {
          reason: 'The list says so already.',
          isMet: ({ context }, { slug }) => rentingMembership(context)?.organization.slug === slug,
          attempt: ({ slug }) => expect(organizations).toHaveValue(slug),
        },
      ],
    },
    'page.returned': { perform: () => returnToPage(page) },
    'session.startedInOtherTab': { perform: () => storeInOtherTab(page, otherToken) },
    'session.endedInOtherTab': { perform: () => storeInOtherTab(page, null) },
  };
}

/** The view of the rental of a probe. */
export function vetRentalDriver(page: Page): FlowDriver {
  return flowDriver(actionsOn(page), (snapshot: VetRentalSnapshot) => {
    switch (vetRentalScreenOf(snapshot)) {
      case 'loading':
        return page.getByRole('status').filter({ hasText: 'Loading' });
      case 'unanswered':
        return page.getByRole('alert');
      case 'choosing':
        return page.getByRole('button', { name: 'Add to cart' });
      case 'notRented':
      case 'refused':
        return page.locator('[data-tone="attention"]').first();
    }
  });
}
