import { expect, type Locator, type Page } from '@playwright/test';
import {
  addingTroubleOf,
  type AddToCartEvent,
  type AddToCartSnapshot,
  isAdding,
} from '../../../machines/cart/index.ts';
import { type Deeds, type FlowDriver, flowDriver } from './flow-driver.ts';
import { refreshFromAnotherTab } from './other-tab.ts';

const deedsOn = (page: Page, button: Locator): Deeds<AddToCartEvent, AddToCartSnapshot> => ({
  'lines.added': {
    perform: () => button.click(),
    refusals: [
      {
        reason: 'The button is under way.',
        isMet: isAdding,
        attempt: async () => {
          await expect(button).toHaveAttribute('aria-disabled', 'true');
          await button.click({ force: true });
        },
      },
    ],
  },
  'cart.replaced': {
    perform: () => refreshFromAnotherTab(page),
    refusals: [
      {
        reason: 'Which cart there is, is looked up when the button is pressed.',
        isMet: () => true,
        attempt: () => refreshFromAnotherTab(page),
      },
    ],
  },
});

/** The "Add to cart" button of a product page. */
export function addToCartDriver(page: Page): FlowDriver {
  const button = page.getByRole('button', { name: 'Add to cart' });
  const alert = page.getByRole('alert');
  return flowDriver(deedsOn(page, button), (snapshot: AddToCartSnapshot) =>
    addingTroubleOf(snapshot) === null ? button : alert,
  );
}
