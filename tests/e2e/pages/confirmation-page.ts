import type { Locator, Page } from '@playwright/test';

export class ConfirmationPage {
  readonly heading: Locator;
  readonly orderNumber: Locator;
  readonly payment: Locator;
  readonly paid: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Thank you' });
    this.orderNumber = page.locator('[data-order-number]');
    this.payment = page.getByRole('definition').filter({ hasText: /card ending in/i });
    this.paid = page.getByText('Your payment has arrived.');
  }

  line(name: string): Locator {
    return this.#page.getByRole('listitem').filter({ has: this.#page.getByText(name, { exact: true }) });
  }
}
