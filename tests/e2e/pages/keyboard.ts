import { expect, type Locator, type Page } from '@playwright/test';
import { digitsOf } from '../../support/type-digits.ts';

/** More tab stops than any page of the shop has between two needed controls. */
const mostStops = 80;

const hasFocus = (control: Locator) => control.evaluate((element) => element.matches(':focus'));

const hasFrames = (page: Page) => page.frames().length > 1;

/** A buyer who uses only the keyboard. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until the control has the focus. */
  async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    for (let stop = 0; stop < mostStops; stop += 1) {
      await (hasFrames(this.#page) ? this.#tabAmongFrames() : this.#page.keyboard.press('Tab'));
      if (await hasFocus(control)) return;
    }
    throw new Error(`Tab never reached ${String(control)}.`);
  }

  /** Moves to the next tab stop; frames take and return the focus only a moment after the key. */
  async #tabAmongFrames(): Promise<void> {
    const former = await this.#page.evaluateHandle(() => document.activeElement);
    await this.#page.keyboard.press('Tab');
    await expect
      .poll(() => former.evaluate((element) => element === document.activeElement), { intervals: [20] })
      .toBe(false);
    const frame = this.#page.locator('iframe:focus');
    if ((await frame.count()) > 0) await frame.contentFrame().locator(':focus').waitFor();
  }

  async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(control);
    await this.#page.keyboard.press(key);
  }

  async type(control: Locator, text: string): Promise<void> {
    await this.tabTo(control);
    await this.#page.keyboard.type(text);
  }

  /** Types into a field in a frame: the browser loses keys until a moment after the frame takes the focus. */
  async typeDigits(control: Locator, text: string): Promise<void> {
    await this.tabTo(control);
    await expect(async () => {
      await this.#page.keyboard.press('ControlOrMeta+A');
      await this.#page.keyboard.type(text);
      expect(digitsOf(await control.inputValue())).toBe(digitsOf(text));
    }).toPass();
  }

  /** Selects a radio button: Tab moves to the group, the arrows to the option. */
  async choose(checked: Locator, arrow: 'ArrowDown' | 'ArrowUp', requested: Locator): Promise<void> {
    await this.tabTo(checked);
    await this.#page.keyboard.press(arrow);
    await expect(requested).toBeChecked();
  }
}
