import { expect, type Locator, type Page } from '@playwright/test';
import {
  addingTroubleOf,
  type AddToCartEvent,
  type AddToCartSnapshot,
  isAdding,
} from '../../../machines/cart/index.ts';
import { addToCartEvents } from '../../../machines/testing/scenarios/add-to-cart.ts';
import { type Deeds, type FlowDriver, flowDriver } from './flow-driver.ts';

const deedsOn = (button: Locator): Deeds<AddToCartEvent, AddToCartSnapshot> => ({
  'lines.added': {
    perform: () => button.click(),
    refusals: [
      {
        reason: 'No page offers what its country does not sell.',
        isMet: (_, { lines }) => lines[0]?.sku === addToCartEvents.notSold.event.lines[0].sku,
        attempt: async () => expect(button).toBeVisible(),
      },
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
});

/** The "Add to cart" button of a product page. */
export function addToCartDriver(page: Page): FlowDriver {
  const button = page.getByRole('button', { name: 'Add to cart' });
  const alert = page.getByRole('alert');
  return flowDriver(deedsOn(button), (snapshot: AddToCartSnapshot) =>
    addingTroubleOf(snapshot) === null ? button : alert,
  );
}
