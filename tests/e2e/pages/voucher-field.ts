import type { Locator, Page } from '@playwright/test';

/** The voucher code field in the cart and beside every step of the checkout. */
export class VoucherField {
  readonly code: Locator;
  readonly apply: Locator;
  readonly remove: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.code = page.getByRole('textbox', { name: 'Voucher code' });
    this.apply = page.getByRole('button', { name: 'Apply' });
    this.remove = page.getByRole('button', { name: 'Remove code' });
  }

  async enter(code: string): Promise<void> {
    await this.code.fill(code);
    await this.apply.click();
  }

  /** The sentence that confirms a code. */
  applied(code: string): Locator {
    return this.#page.getByText(`Code ${code} applied`);
  }
}
