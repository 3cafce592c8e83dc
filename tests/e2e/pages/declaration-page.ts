import type { Locator, Page } from '@playwright/test';
import type { DeclarationField } from '../../../machines/rules/declaration/index.ts';

/** The pages on which a contract is ended, as visitors see them; its fields by `name`, which is the same in every language. */
export class DeclarationPage {
  readonly root: Locator;
  /** Of the step that is shown. */
  readonly continue: Locator;
  readonly back: Locator;
  readonly noConnection: Locator;
  readonly problems: Locator;
  /** Of the second step, and of the receipt. */
  readonly heading: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('[data-flow="declaration"]');
    this.continue = this.root.locator('button[type="submit"]');
    this.back = this.root.locator('button[type="button"]');
    this.noConnection = page.getByRole('alert').filter({ hasText: 'We couldn’t reach the shop' });
    this.problems = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    this.heading = this.root.getByRole('heading', { level: 2 });
  }

  /** `shop` is a country and language, such as `de/de`. */
  async open(shop: string, query = ''): Promise<void> {
    await this.page.goto(`/${shop}/withdrawal/${query}`);
  }

  field(name: DeclarationField): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  /** What a text field holds. */
  value(name: DeclarationField): Promise<string> {
    return this.field(name).inputValue();
  }

  async fill(values: Readonly<Partial<Record<DeclarationField, string>>>): Promise<void> {
    for (const [name, value] of Object.entries(values))
      await this.field(name as DeclarationField).fill(value);
  }
}
