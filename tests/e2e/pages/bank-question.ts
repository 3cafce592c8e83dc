import type { Locator, Page } from '@playwright/test';
import { pressUntilHeard } from './press-until-heard.ts';

/** The bank's 3-D Secure challenge, above the page. */
export class BankQuestion {
  readonly dialog: Locator;
  readonly heading: Locator;
  readonly complete: Locator;
  readonly fail: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: '3-D Secure' });
    const bank = this.dialog.getByTitle('3-D Secure').contentFrame();
    this.heading = bank.getByRole('heading', { name: '3-D Secure' });
    this.complete = bank.getByRole('button', { name: 'Complete authentication' });
    this.fail = bank.getByRole('button', { name: 'Fail authentication' });
  }

  async answer(answer: 'complete' | 'fail'): Promise<void> {
    await pressUntilHeard(this[answer]);
  }
}
