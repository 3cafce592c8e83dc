import { expect, type Locator, type Page } from '@playwright/test';
import {
  addingTroubleOf,
  type AddToCartEvent,
  type AddToCartSnapshot,
  isAdding,
} from '../../../machines/cart/index.ts';
import { type Deeds, type FlowDriver, flowDriver } from './flow-driver.ts';

const deedsOn = (product: Locator, button: Locator): Deeds<AddToCartEvent, AddToCartSnapshot> => ({
  'lines.added': {
    perform: async ({ lines }) => {
      await product.selectOption(lines[0]?.sku ?? '');
      await button.click();
    },
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
});

/** The "Add to cart" button of a product page. */
export function addToCartDriver(page: Page): FlowDriver {
  const product = page.getByLabel('Product');
  const button = page.getByRole('button', { name: 'Add to cart' });
  const alert = page.getByRole('alert');
  return flowDriver(deedsOn(product, button), (snapshot: AddToCartSnapshot) =>
    addingTroubleOf(snapshot) === null ? button : alert,
  );
}
