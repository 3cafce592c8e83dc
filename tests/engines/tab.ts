import { vi } from 'vitest';
import type { RunningBrowser } from './engine.ts';
import { elementKey, type SendCommand } from './webdriver/commands.ts';

/** How to find an element. */
export interface Place {
  readonly using: 'css selector' | 'xpath';
  readonly value: string;
}

export const css = (value: string): Place => ({ using: 'css selector', value });

/** A button by its text. */
export const button = (words: string): Place => ({
  using: 'xpath',
  value: `//button[normalize-space()=${JSON.stringify(words)}]`,
});

/** A window's size in CSS pixels; the browser's own bars take some of its height. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** The same timeout as in the other browser journeys. */
export const longestWait = { timeout: 20_000, interval: 50 };

/** A page as used by a buyer. Every command waits for its element, and fails with the browser's own reason. */
export class Tab {
  readonly #send: SendCommand;
  readonly #shopUrl: string;

  constructor({ send }: RunningBrowser, shopUrl: string) {
    this.#send = send;
    this.#shopUrl = shopUrl;
  }

  async resize({ width, height }: WindowSize): Promise<void> {
    await this.#send('setWindowRect', { width, height });
    const shown = await this.#send('runScript', { script: 'return innerWidth', args: [] });
    if (shown !== width) throw new Error(`The window is ${String(shown)} px wide and not ${width}.`);
  }

  async open(path: string): Promise<void> {
    await this.#send('navigateTo', { url: new URL(path, this.#shopUrl).href });
  }

  async click(place: Place): Promise<void> {
    await this.#withElement(place, (id) => this.#send('click', { id }));
  }

  /**
   * Replaces the content of a field by typing. A click sets the focus, which WebKit doesn't set in a frame by script.
   */
  async type(place: Place, text: string): Promise<void> {
    await this.#withElement(place, async (id) => {
      if ((await this.#send('readProperty', { id, name: 'value' })) !== '') await this.#send('clear', { id });
      await this.#send('click', { id });
      await this.#send('sendKeys', { id, text });
    });
  }

  /** Selects an option of a list by its text. */
  async choose(list: Place, words: string): Promise<void> {
    await this.#withElement(list, async (id) => {
      const script = `
        const option = [...arguments[0].options].find(({ text }) => text === arguments[1]);
        if (!option) throw new Error('no such option');
        return option`;
      const option = await this.#send('runScript', { script, args: [{ [elementKey]: id }, words] });
      await this.#send('click', { id: (option as Record<string, string>)[elementKey] });
    });
  }

  /** Ticks every unticked box in the main part of the page. */
  async tickAll(): Promise<void> {
    for (const id of await this.#find(css('main input[type="checkbox"]:not(:checked)'))) {
      await this.#scrollTo(id);
      await this.#send('click', { id });
    }
  }

  /** Waits until an element is visible. */
  async see(place: Place): Promise<void> {
    await this.#withElement(place, async () => {});
  }

  async readAttribute(place: Place, name: string): Promise<string> {
    return this.#withElement(place, async (id) => String(await this.#send('readAttribute', { id, name })));
  }

  async readValue(place: Place): Promise<string> {
    return this.#withElement(place, async (id) =>
      String(await this.#send('readProperty', { id, name: 'value' })),
    );
  }

  async readText(place: Place): Promise<string> {
    return this.#withElement(place, async (id) =>
      String(await this.#send('readProperty', { id, name: 'textContent' })),
    );
  }

  /** By how many CSS pixels the page is wider than its window. */
  async overflow(): Promise<number> {
    const script = 'return document.documentElement.scrollWidth - document.documentElement.clientWidth';
    return Number(await this.#send('runScript', { script, args: [] }));
  }

  /** Runs a task in the page of a frame, and returns. */
  async inFrame<T>(frame: Place, work: () => Promise<T>): Promise<T> {
    await this.#withElement(frame, (id) => this.#send('switchToFrame', { frame: id }));
    try {
      return await work();
    } finally {
      await this.#send('switchToFrame', { frame: null });
    }
  }

  /** A screenshot of the page, as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#send('takeScreenshot')), 'base64');
  }

  async #find({ using, value }: Place): Promise<readonly string[]> {
    const found = (await this.#send('findElements', { using, value })) as Record<string, string>[];
    return found.map((reference) => reference[elementKey] ?? '');
  }

  /** Like a buyer; WebKit's driver refuses to clear or press an element that is out of sight. */
  async #scrollTo(id: string): Promise<void> {
    const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
    await this.#send('runScript', { script, args: [{ [elementKey]: id }] });
  }

  /** Uses the first visible element, and retries until the browser allows it. */
  #withElement<T>(place: Place, work: (id: string) => Promise<T>): Promise<T> {
    return vi.waitFor(async () => {
      for (const id of await this.#find(place)) {
        if (!(await this.#send('isDisplayed', { id }))) continue;
        await this.#scrollTo(id);
        return work(id).catch((cause: unknown) => {
          throw new Error(`${place.value}: ${String(cause)}`, { cause });
        });
      }
      throw new Error(`Nothing is visible at ${place.value}`);
    }, longestWait);
  }
}
