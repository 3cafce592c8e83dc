import { expect, type Locator, type Page } from '@playwright/test';

type OptionGroup = 'Connector' | 'Membership' | 'Billing period' | 'Warranty';

export class ProductPage {
  readonly addToCart: Locator;
  readonly quantity: Locator;
  readonly members: Locator;
  /** The selection in one line. */
  readonly choice: Locator;
  readonly pictures: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.addToCart = page.getByRole('button', { name: 'Add to cart' });
    this.quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    this.members = page.getByRole('spinbutton', { name: 'Number of members' });
    this.choice = page.getByRole('status').filter({ hasText: /^\d+ probes?/ });
    this.pictures = page.getByRole('button', { name: /^Show: / });
  }

  /** `iq3`, or with plan, term and choices as in the URL: `iq-plus/individual/1-year/?connector=lightning`. */
  async open(selection: string): Promise<void> {
    const [path = '', search] = selection.split('?');
    await this.#page.goto(
      `/us/en/product/${path.replace(/\/$/, '')}/${search === undefined ? '' : `?${search}`}`,
    );
  }

  heading(name: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name, exact: true });
  }

  option(group: OptionGroup, name: string): Locator {
    return this.#page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  }

  /** The whole card of an option is its label. */
  async choose(group: OptionGroup, name: string): Promise<void> {
    await this.#page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click();
  }

  accessory(name: string): Locator {
    return this.#page
      .getByRole('group', { name: 'Accessories' })
      .getByRole('checkbox', { name: new RegExp(`^${name},`) });
  }

  /** The page replays a press from before hydration. */
  async tickAccessory(name: string): Promise<void> {
    await this.accessory(name).click();
    await expect(this.accessory(name)).toBeChecked();
  }
}
