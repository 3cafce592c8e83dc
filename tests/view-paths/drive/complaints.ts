import type { ConsoleMessage, Page } from '@playwright/test';

/** Collects a page's errors, thrown or logged, until the end. */
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
