import { vi } from 'vitest';
import { textIn } from '../e2e/catalogue-texts.ts';
import type { TestCard } from '../e2e/cards.ts';
import type { Books } from '../e2e/shop-database.ts';
import { digitsOf } from '../support/type-digits.ts';
import type { Buyer } from './buyers.ts';
import { button, css, longestWait, type Place, type Tab } from './tab.ts';

const isAt = (state: string) => css(`[data-flow="checkout"][data-state*="${state}"]`);
const field = (name: string) => css(`main [autocomplete~="${name}"]`);
const input = css('input');
const heading = (words: string): Place => ({
  using: 'xpath',
  value: `//h1[normalize-space()=${JSON.stringify(words)}]`,
});
const bankFrame = css('dialog iframe');
const ibanFrame = css('#account-iban iframe');

const cardFields = [
  { part: 'number', frame: css('#card-number iframe') },
  { part: 'expiry', frame: css('#card-expiry iframe') },
  { part: 'securityCode', frame: css('#card-security-code iframe') },
] as const;

/** A buyer on the way from a product to the confirmation of an order, in any engine. */
export class Purchase {
  readonly #tab: Tab;
  readonly #buyer: Buyer;
  readonly #email: string;

  constructor(tab: Tab, buyer: Buyer, email: string) {
    this.#tab = tab;
    this.#buyer = buyer;
    this.#email = email;
  }

  #press(words: string): Promise<void> {
    return this.#tab.click(button(textIn(this.#buyer.catalogue, words)));
  }

  /** From a product's page to the payment. */
  async reachPayment(): Promise<void> {
    const tab = this.#tab;
    const { shop, typed, chosen } = this.#buyer;
    await tab.open(`/${shop}/product/iq3/basic/`);
    await this.#press('Add to cart');
    await this.#press('Checkout');
    await tab.see(isAt('contact'));
    await tab.type(field('email'), this.#email);
    const names = { 'given-name': 'Noël', 'family-name': 'Ó Briain' };
    for (const [name, text] of Object.entries({ ...names, ...typed })) await tab.type(field(name), text);
    for (const [name, value] of Object.entries(chosen)) await tab.choose(field(name), value);
    await this.#press('Continue');
    await tab.see(isAt('shipping.method'));
    await this.#press('Continue');
    await tab.see(isAt('billing'));
  }

  /** From the payment to pressing the order button. */
  async orderWith(card: TestCard): Promise<void> {
    await this.#waitForPayment();
    for (const { part, frame } of cardFields) await this.#typeInFrame(frame, card[part]);
    await this.#order();
  }

  /** The same with a debit from an account. */
  async orderByDebit(iban: string): Promise<void> {
    await this.#waitForPayment();
    await this.#choose(textIn(this.#buyer.catalogue, 'SEPA Direct Debit'));
    await this.#typeInFrame(ibanFrame, iban);
    await this.#order();
  }

  /** The same with a method that has a page of its own, where it is confirmed. */
  async orderAtBank(method: string): Promise<void> {
    await this.#waitForPayment();
    await this.#choose(method);
    await this.#order();
    await this.#tab.see(heading(method));
    await this.#tab.click(button('Authorise'));
  }

  /** The whole row is a method's label. */
  async #choose(method: string): Promise<void> {
    await this.#tab.click({
      using: 'xpath',
      value: `//main//label[contains(., ${JSON.stringify(method)})]`,
    });
  }

  async #waitForPayment(): Promise<void> {
    await this.#tab.see(css('main:not(:has([data-loading]))'));
  }

  async #order(): Promise<void> {
    await this.#press('Continue');
    await this.#tab.see(isAt('review'));
    await this.#tab.tickAll();
    await this.#press(this.#buyer.lastButton);
  }

  /** Types into the provider's field until it shows the number. */
  async #typeInFrame(frame: Place, text: string): Promise<void> {
    const tab = this.#tab;
    await tab.inFrame(frame, () =>
      vi.waitFor(async () => {
        await tab.type(input, text);
        const shown = await tab.readValue(input);
        if (digitsOf(shown) !== digitsOf(text)) throw new Error(`The field shows ${shown}`);
      }, longestWait),
    );
  }

  /** The bank's challenge is in a frame above the page. */
  answerBank(answer: 'complete' | 'fail'): Promise<void> {
    return this.#tab.inFrame(bankFrame, () => this.#tab.click(css(`button[value="${answer}"]`)));
  }

  /** The payment step after a refusal, with its reason. */
  async seeRefusal(words: string): Promise<void> {
    await this.#tab.see(isAt('payment'));
    const refusal = JSON.stringify(textIn(this.#buyer.catalogue, words));
    await this.#tab.see({ using: 'xpath', value: `//*[@role="alert"][contains(., ${refusal})]` });
  }

  /** The shop's records of the order on the confirmation page. */
  async readConfirmation(): Promise<Books> {
    await this.#tab.see(heading(textIn(this.#buyer.catalogue, 'Thank you')));
    const order = await this.#tab.readText(css('[data-order-number]'));
    const total = await this.#tab.readAttribute(css('[data-total]'), 'data-total');
    return { orders: [order.trim()], charges: [Number(total)] };
  }
}
