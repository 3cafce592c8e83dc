import { expect, type Page, type Route } from '@playwright/test';
import { cards } from '../e2e/cards.ts';

/** The provider's fields ask for a token; each question waits until the walk releases it. */
export class InterceptedTokens {
  readonly #routes: Route[] = [];

  static async between(page: Page): Promise<InterceptedTokens> {
    const held = new InterceptedTokens();
    await page.route(/\/v1\/payment_methods$/, (route) => void held.#routes.push(route));
    return held;
  }

  async #take(): Promise<Route> {
    await expect.poll(() => this.#routes.length, 'the provider is asked for a token').toBe(1);
    return this.#routes.pop() as Route;
  }

  /** Delivers the card as it was typed. */
  async pass(): Promise<void> {
    await (await this.#take()).continue();
  }

  /** Delivers a number with a wrong last digit, which the provider refuses. */
  async mistype(): Promise<void> {
    const route = await this.#take();
    const form = new URLSearchParams(route.request().postData() ?? '');
    form.set('card[number]', cards.mistyped.number);
    await route.continue({ postData: form.toString() });
  }
}
