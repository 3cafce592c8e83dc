import { vi } from 'vitest';
import type { RunningBrowser } from './engine.ts';
import { elementKey, type SendCommand } from './webdriver/commands.ts';

/** How an element is found. */
export interface Place {
  readonly using: 'css selector' | 'xpath';
  readonly value: string;
}

export const css = (value: string): Place => ({ using: 'css selector', value });

/** A button by the text that is read on it. */
export const button = (words: string): Place => ({
  using: 'xpath',
  value: `//button[normalize-space()=${JSON.stringify(words)}]`,
});

/** A window's size in CSS pixels; the browser's own bars take some of its height. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** As long as the other browser journeys wait. */
export const longestWait = { timeout: 20_000, interval: 50 };

/** A page as a buyer uses it. Everything waits for what it needs, and gives up with the browser's own reason. */
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

  /** Types in place of what a field contains; a press gives it the focus, which WebKit gives no frame by a script. */
  async type(place: Place, text: string): Promise<void> {
    await this.#withElement(place, async (id) => {
      if ((await this.#send('readProperty', { id, name: 'value' })) !== '') await this.#send('clear', { id });
      await this.#send('click', { id });
      await this.#send('sendKeys', { id, text });
    });
  }

  /** Chooses an option of a list by its words. */
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

  /** Ticks every box of the main part of the page that isn't ticked. */
  async tickAll(): Promise<void> {
    for (const id of await this.#find(css('main input[type="checkbox"]:not(:checked)'))) {
      await this.#scrollTo(id);
      await this.#send('click', { id });
    }
  }

  /** Waits until something is to be seen. */
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

  /** Does something in the page of a frame, and comes back. */
  async inFrame<T>(frame: Place, work: () => Promise<T>): Promise<T> {
    await this.#withElement(frame, (id) => this.#send('switchToFrame', { frame: id }));
    try {
      return await work();
    } finally {
      await this.#send('switchToFrame', { frame: null });
    }
  }

  /** A picture of the page, as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#send('takeScreenshot')), 'base64');
  }

  async #find({ using, value }: Place): Promise<readonly string[]> {
    const found = (await this.#send('findElements', { using, value })) as Record<string, string>[];
    return found.map((reference) => reference[elementKey] ?? '');
  }

  /** As a buyer does; WebKit's driver refuses to clear or press what is out of sight. */
  async #scrollTo(id: string): Promise<void> {
    const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
    await this.#send('runScript', { script, args: [{ [elementKey]: id }] });
  }

  /** Works with the first element that is to be seen, again and again until the browser lets it. */
  #withElement<T>(place: Place, work: (id: string) => Promise<T>): Promise<T> {
    return vi.waitFor(async () => {
      for (const id of await this.#find(place)) {
        if (!(await this.#send('isDisplayed', { id }))) continue;
        await this.#scrollTo(id);
        return work(id).catch((cause: unknown) => {
          throw new Error(`${place.value}: ${String(cause)}`, { cause });
        });
      }
      throw new Error(`Nothing to be seen at ${place.value}`);
    }, longestWait);
  }
}
