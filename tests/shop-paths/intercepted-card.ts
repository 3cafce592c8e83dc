import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { TestCard } from '../e2e/cards.ts';
import { BankQuestion } from '../e2e/pages/bank-question.ts';
import { digitsOf } from '../support/type-digits.ts';

/** The provider's API for browsers, in the sandbox. */
const methodsOfProvider = '**/sandbox/card/v1/payment_methods';

const withNumber = (request: Request, { number }: TestCard): URLSearchParams => {
  const form = new URLSearchParams(request.postData() ?? '');
  form.set('card[number]', digitsOf(number));
  return form;
};

const onPages = new WeakMap<Page, InterceptedCard>();

/** Intercepts the cards that a page gives to the provider: each waits until the walk releases it. */
export class InterceptedCard {
  #held: Route | null = null;
  #last: Request | null = null;

  /** The card of a page whose cards are intercepted. */
  static of(page: Page): InterceptedCard {
    const held = onPages.get(page);
    if (held === undefined) throw new Error('The cards of this page are not intercepted.');
    return held;
  }

  static async interceptOn(page: Page): Promise<void> {
    const held = new InterceptedCard();
    onPages.set(page, held);
    await page.route(methodsOfProvider, (route) => {
      held.#held = route;
      held.#last = route.request();
    });
  }

  async #take(): Promise<Route> {
    await expect.poll(() => this.#held !== null, 'the provider is given a card').toBe(true);
    const route = this.#held as Route;
    this.#held = null;
    return route;
  }

  /** Delivers the card as it was typed. */
  async passTyped(): Promise<void> {
    await (await this.#take()).continue();
  }

  /** Delivers this card instead of the one that was typed. */
  async pass(card: TestCard): Promise<void> {
    const route = await this.#take();
    await route.continue({ postData: withNumber(route.request(), card).toString() });
  }

  /** Simulates a provider that can't be reached. */
  async drop(): Promise<void> {
    await (await this.#take()).abort('connectionfailed');
  }

  /** The provider's token of another card, given in the page's name. */
  async tokenOf(card: TestCard): Promise<string> {
    if (this.#last === null) throw new Error('The page has given no card.');
    const body = withNumber(this.#last, card);
    const answer = await fetch(this.#last.url(), { method: 'POST', body });
    return ((await answer.json()) as { readonly id: string }).id;
  }
}

/** The buyer confirms, but the provider can't be reached about what became of it. */
export async function loseBank(
  page: Page,
  folder: 'payment_intents' | 'setup_intents' = 'payment_intents',
): Promise<void> {
  const bank = new BankQuestion(page);
  await expect(bank.complete).toBeVisible();
  await page.route(`**/sandbox/card/v1/${folder}/**`, (route) => route.abort('connectionfailed'), {
    times: 1,
  });
  await bank.answer('complete');
}
