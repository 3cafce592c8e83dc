import type { Locator, Page } from '@playwright/test';
import type { LearnerField } from '../../../machines/rules/learners/index.ts';

/** The pages on which learners ask for their discount; fields by `name`, which is the same in every language. */
export class LearnerPage {
  readonly root: Locator;
  /** Continues, or sends the proof. */
  readonly continue: Locator;
  readonly back: Locator;
  readonly file: Locator;
  readonly heading: Locator;
  readonly noConnection: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('[data-flow="learner-verification"]');
    this.continue = this.root.locator('button[type="submit"]');
    this.back = this.root.locator('button[type="button"]');
    this.file = this.root.locator('input[type="file"]');
    this.heading = this.root.getByRole('heading', { level: 2 });
    this.noConnection = page.getByRole('alert').filter({ hasText: 'We couldn’t reach the shop' });
  }

  /** `shop` is a country and language, such as `de/de`. */
  async open(shop: string, market: 'HUMAN' | 'VETERINARY' = 'HUMAN'): Promise<void> {
    const prefix = market === 'HUMAN' ? '' : 'vet-';
    await this.page.goto(`/${shop}/${prefix}learner-status-verification/`);
  }

  text(name: Exclude<LearnerField, 'traineeType'>): Locator {
    return this.root.locator(`input[name="${name}"]`);
  }

  type(value: string): Locator {
    return this.root.locator(`input[name="traineeType"][value="${value}"]`);
  }

  /** Chooses a file of that content, or of that many bytes. */
  async choose(name: string, content: Buffer | number): Promise<void> {
    const buffer = typeof content === 'number' ? Buffer.alloc(content) : content;
    await this.file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  }
}
