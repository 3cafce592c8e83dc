import { expect, type Locator, type Page } from '@playwright/test';

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

  /**
   * Answers the bank, pressing until it has heard it. The frame is a process of its own: Chromium gives a press to
   * the page behind while it has drawn nothing of the frame, which Playwright can't see.
   */
  async answer(answer: 'complete' | 'fail'): Promise<void> {
    const button = this[answer];
    await expect(async () => {
      await button.click({ timeout: 2_000 });
      await expect(button).toHaveCount(0, { timeout: 2_000 });
    }).toPass({ intervals: [0] });
  }
}
