import type { Locator, Page } from '@playwright/test';

export class ConfirmationPage {
  readonly heading: Locator;
  readonly orderNumber: Locator;
  readonly lines: Locator;
  /** The bill with the total. */
  readonly totals: Locator;
  readonly payment: Locator;
  readonly paid: Locator;
  readonly orderDate: Locator;
  /** The delivery dates. */
  readonly arrival: Locator;
  /** What happens next, in order. */
  readonly nextSteps: Locator;
  readonly seller: Locator;
  readonly print: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Thank you' });
    this.orderNumber = page.locator('[data-order-number]');
    const title = page.getByRole('heading', { name: 'What you ordered' });
    const ordered = page.locator('section section').filter({ has: title });
    this.lines = ordered.getByRole('listitem');
    this.totals = ordered.locator('dl');
    this.payment = page.getByRole('definition').filter({ hasText: /ending in \d{4}$/ });
    this.paid = page.getByText('Payment received.');
    this.orderDate = page.getByText(/^Ordered on/);
    this.arrival = page.getByRole('listitem').filter({ hasText: 'Your order will arrive' });
    this.nextSteps = page.locator('section', { hasText: 'What happens next' }).locator('ol > li');
    this.seller = page.getByRole('definition').filter({ hasText: 'Sonde Ultrasound Limited' });
    this.print = page.getByRole('button', { name: 'Print' });
  }

  line(name: string): Locator {
    return this.#page.getByRole('listitem').filter({ has: this.#page.getByText(name, { exact: true }) });
  }
}
