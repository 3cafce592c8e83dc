import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of the shop has between two things that a buyer needs. */
const mostStops = 80;

const hasFocus = (control: Locator) => control.evaluate((element) => element.matches(':focus'));

/** A buyer without a mouse. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes on with Tab until the control has the focus. */
  async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    for (let stop = 0; stop < mostStops; stop += 1) {
      await this.#page.keyboard.press('Tab');
      if (await hasFocus(control)) return;
    }
    throw new Error(`Tab never reached ${String(control)}.`);
  }

  async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(control);
    await this.#page.keyboard.press(key);
  }

  async type(control: Locator, text: string): Promise<void> {
    await this.tabTo(control);
    await this.#page.keyboard.type(text);
  }

  /** One of radio buttons: Tab leads to the group, the arrows to the option. */
  async choose(checked: Locator, arrow: 'ArrowDown' | 'ArrowUp', wanted: Locator): Promise<void> {
    await this.tabTo(checked);
    await this.#page.keyboard.press(arrow);
    await expect(wanted).toBeChecked();
  }
}
