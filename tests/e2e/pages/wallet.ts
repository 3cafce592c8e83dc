import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { pressUntilHeard } from './press-until-heard.ts';

export type WalletName = 'Apple Pay' | 'Google Pay';

const identifiers: Readonly<Record<WalletName, string>> = {
  'Apple Pay': 'apple_pay',
  'Google Pay': 'google_pay',
};

/** The wallets' buttons in the payment step, and the sheet of a wallet above the page. */
export class Wallet {
  readonly sheet: Locator;
  readonly heading: Locator;
  readonly #page: Page;
  readonly #name: WalletName;
  readonly #content: FrameLocator;

  constructor(page: Page, name: WalletName) {
    this.#page = page;
    this.#name = name;
    this.sheet = page.getByRole('dialog', { name });
    this.#content = this.sheet.getByTitle(name).contentFrame();
    this.heading = this.#content.getByRole('heading', { name });
  }

  /** The browser has these wallets, as `/sandbox/cards/` sets it. */
  static async give(page: Page, origin: string, ...names: readonly WalletName[]): Promise<void> {
    const value = names.map((name) => identifiers[name]).join('.');
    await page.context().addCookies([{ name: 'sandbox_wallets', value, url: origin }]);
  }

  button(name: WalletName = this.#name): Locator {
    return this.#page
      .getByTitle('Secure express checkout frame')
      .contentFrame()
      .getByRole('button', { name, exact: true });
  }

  /** The purpose that the sheet names. */
  get purpose(): Locator {
    return this.#content.getByText('This is a test wallet');
  }

  /** Opens the sheet, pressing until it is there: the buttons are a process of their own, and so is what the sheet shows. */
  async open(): Promise<void> {
    await expect(async () => {
      if ((await this.sheet.count()) === 0) await this.button().click({ timeout: 2_000 });
      await expect(this.heading).toBeVisible({ timeout: 2_000 });
    }).toPass({ intervals: [0] });
  }

  /** Releases a card in the open sheet. */
  async release(card: 'visa' | 'mastercard' | 'declined' | 'expired' = 'visa'): Promise<void> {
    await this.#content.getByRole('combobox', { name: 'Card' }).selectOption(card);
    await pressUntilHeard(this.#content.getByRole('button', { name: `Pay with ${this.#name}` }));
  }

  async cancel(): Promise<void> {
    await pressUntilHeard(this.#content.getByRole('button', { name: 'Cancel' }));
  }
}
