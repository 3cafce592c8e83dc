import type { ConsoleMessage, Page } from '@playwright/test';

/** What a page complains about from now until the end: errors that it threw, errors that it wrote down. */
export class Complaints {
  readonly heard: string[] = [];
  readonly #page: Page;
  readonly #noteError = (error: Error) => this.heard.push(String(error));
  readonly #noteMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') this.heard.push(message.text());
  };

  constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', this.#noteError);
    page.on('console', this.#noteMessage);
  }

  end(): void {
    this.#page.off('pageerror', this.#noteError);
    this.#page.off('console', this.#noteMessage);
  }
}
