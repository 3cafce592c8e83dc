import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { LeadField } from '../../../machines/rules/leads/index.ts';

/** A form as visitors see it; its fields by `name`, which is the same in every language. */
export class LeadFormPage {
  readonly send: Locator;
  readonly news: Locator;
  readonly thanks: Locator;
  readonly noConnection: Locator;
  readonly problems: Locator;
  readonly root: Locator;

  private readonly page: Page;

  /** `place` is the frame that contains it, if any. */
  constructor(page: Page, place: Page | FrameLocator = page) {
    this.page = page;
    this.root = place.locator('[data-flow="lead-form"]');
    this.send = this.root.locator('button[type="submit"]');
    this.news = place.getByRole('checkbox', { name: /^Email me/ });
    this.thanks = place.getByRole('heading', { name: 'Thank you' });
    this.noConnection = place.getByRole('alert').filter({ hasText: 'We couldn’t reach the shop' });
    this.problems = place.getByRole('alert').filter({ hasText: 'There is a problem' });
  }

  /** `shop` is a country and language, such as `us/en`. */
  async open(shop: string, slug: string): Promise<void> {
    await this.page.goto(`/${shop}/form/${slug}/`);
  }

  field(name: LeadField): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  async fill(values: Readonly<Partial<Record<LeadField, string>>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = this.field(name as LeadField);
      const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
      if (isList) await field.selectOption(value);
      else await field.fill(value);
    }
  }
}
