import type { BrowserContext } from '@playwright/test';

/** Collects problems of a test's pages: errors, warnings, policy violations, requests to other origins. */
export class Journal {
  readonly #origin: string;
  readonly #complaints: string[] = [];
  readonly #provoked: RegExp[] = [];

  constructor(shopUrl: string) {
    this.#origin = new URL(shopUrl).origin;
  }

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) =>
      this.#complaints.push(`page error: ${error.error().stack ?? error.error().message}`),
    );
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== this.#origin)
        this.#complaints.push(`request to another origin: ${url.href}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 500) this.#complaints.push(`answer ${response.status()}: ${response.url()}`);
    });
  }

  /** Allows a problem that the test itself causes, such as a lost connection. */
  provokes(complaint: RegExp): void {
    this.#provoked.push(complaint);
  }

  unprovoked(): readonly string[] {
    return this.#complaints.filter((complaint) => !this.#provoked.some((pattern) => pattern.test(complaint)));
  }
}
