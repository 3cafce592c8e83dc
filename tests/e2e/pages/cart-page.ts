import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../hydration.ts';
import { VoucherField } from './voucher-field.ts';

export class CartPage {
  readonly heading: Locator;
  readonly lines: Locator;
  readonly checkout: Locator;
  readonly voucher: VoucherField;
  readonly undo: Locator;
  readonly emptyNote: Locator;
  /** Why the cart can't be ordered as it is. */
  readonly unsold: Locator;
  readonly noConnection: Locator;
  /** The number beside "Cart" in the header of every page. */
  readonly count: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Cart' });
    this.lines = page.getByRole('main').getByRole('listitem');
    this.checkout = page.getByRole('button', { name: 'Checkout' });
    this.voucher = new VoucherField(page);
    this.undo = page.getByRole('button', { name: 'Undo' });
    this.unsold = page.locator('#unsold');
    this.noConnection = page.getByRole('alert').filter({ hasText: 'Your cart is safe' });
    this.emptyNote = page.getByRole('heading', { name: 'Your cart is empty' });
    this.count = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  }

  async open(): Promise<void> {
    await this.#page.goto('/us/en/cart/');
    await waitForHydration(this.#page);
  }

  line(name: string): CartLine {
    return new CartLine(
      this.lines.filter({ has: this.#page.getByRole('heading', { name, exact: true }) }),
      name,
    );
  }
}

export class CartLine {
  readonly root: Locator;
  readonly quantity: Locator;
  readonly more: Locator;
  readonly less: Locator;
  readonly remove: Locator;

  constructor(root: Locator, name: string) {
    this.root = root;
    this.quantity = root.getByRole('spinbutton', { name: `Quantity of ${name}` });
    this.more = root.getByRole('button', { name: 'One more' });
    this.less = root.getByRole('button', { name: 'One fewer' });
    this.remove = root.getByRole('button', { name: `Remove ${name}`, exact: true });
  }
}
