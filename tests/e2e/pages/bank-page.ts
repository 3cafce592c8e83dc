import { expect, type Locator, type Page } from '@playwright/test';

/** The buttons of PayPal's page. */
type PaypalAnswer =
  | 'Pay now'
  | 'Pay with a card that is declined'
  | 'Pay, and have the payment reviewed'
  | 'Cancel and return';

/** The page of a bank, wallet or lender, which takes the whole tab. */
export class BankPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  heading(name: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name, exact: true });
  }

  /** Waits for the page of this name. */
  async expectOpen(name: string): Promise<void> {
    await expect(this.heading(name)).toBeVisible();
  }

  async press(answer: 'Authorise' | 'Fail' | 'Leave' | PaypalAnswer): Promise<void> {
    await this.#page.getByRole('button', { name: answer, exact: true }).click();
  }
}
