import { expect, type Locator, type Page } from '@playwright/test';
import {
  addingOf,
  type AddToCartEvent,
  type AddToCartSnapshot,
} from '../../../machines/add-to-cart/index.ts';
import { type Actions, type FlowDriver, flowDriver } from './flow-driver.ts';
import { returnToPage } from './page-return.ts';

const actionsOn = (
  page: Page,
  product: Locator,
  button: Locator,
): Actions<AddToCartEvent, AddToCartSnapshot> => ({
  'lines.added': {
    perform: async ({ lines }) => {
      await product.selectOption(lines[0]?.sku ?? '');
      await button.click();
    },
    refusals: [
      {
        reason: 'The button is under way.',
        isMet: (snapshot) => addingOf(snapshot).isPending,
        attempt: async () => {
          await expect(button).toHaveAttribute('aria-disabled', 'true');
          await button.click({ force: true });
        },
      },
    ],
  },
  'page.returned': { perform: () => returnToPage(page) },
});

/** The "Add to cart" button of a product page. */
export function addToCartDriver(page: Page): FlowDriver {
  const product = page.getByLabel('Product');
  const button = page.getByRole('button', { name: 'Add to cart' });
  const alert = page.getByRole('alert');
  return flowDriver(actionsOn(page, product, button), (snapshot: AddToCartSnapshot) => {
    const { trouble, unkeptToken, isAdded } = addingOf(snapshot);
    if (isAdded) return page.getByText('Added to your cart.');
    return trouble === null && unkeptToken === null ? button : alert;
  });
}
