import { expect, type Locator, type Page } from '@playwright/test';
import type { TestCard } from '../cards.ts';
import { typeDigits } from '../../support/type-digits.ts';

/** The provider's fields; each is a separate page in a frame. */
export class CardFields {
  readonly block: Locator;
  readonly number: Locator;
  readonly expiry: Locator;
  readonly securityCode: Locator;

  constructor(page: Page) {
    this.block = page.getByRole('group', { name: 'Card', exact: true });
    const field = (frame: string, name: string) =>
      this.block.getByTitle(frame).contentFrame().getByRole('textbox', { name });
    this.number = field('Secure card number input frame', 'Card number');
    this.expiry = field('Secure expiration date input frame', 'Expiration date');
    this.securityCode = field('Secure CVC input frame', 'Security code');
  }

  /** A field's container on the shop's own page, with its label and message. */
  place(name: 'Card number' | 'Expiration date' | 'Security code'): Locator {
    // "Expiry date" outside of the United States.
    return this.block.getByRole('group', {
      name: name === 'Expiration date' ? /^Expir(?:ation|y) date/ : name,
    });
  }

  /** Waits until the frames have responded, so that the page receives what is typed. */
  async waitUntilReady(): Promise<void> {
    await expect(this.block).toBeVisible();
    await expect(this.block.locator('[data-loading]')).toHaveCount(0);
  }

  async enter({ number, expiry, securityCode }: TestCard): Promise<void> {
    await this.waitUntilReady();
    await this.#type('Card number', this.number, number);
    await this.#type('Expiration date', this.expiry, expiry);
    await this.#type('Security code', this.securityCode, securityCode);
  }

  /** Clicks again if necessary, while the shop moves the focus to a refused field. */
  async #type(name: Parameters<CardFields['place']>[0], field: Locator, text: string): Promise<void> {
    if (text === '') return;
    await expect(async () => {
      await field.click({ timeout: 2000 });
      await expect(this.place(name)).toHaveClass(/StripeElement--focus/, { timeout: 1000 });
    }).toPass();
    await typeDigits(field, text);
  }
}
