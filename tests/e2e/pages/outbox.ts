import { expect, type Page } from '@playwright/test';

/** Opens the latest mail to an address in the sandbox's outbox, once it exists. */
export async function openMail(page: Page, email: string): Promise<void> {
  await expect(async () => {
    await page.goto('/sandbox/mail/');
    const mails = page.getByRole('listitem').filter({ hasText: email });
    await mails.getByRole('link').first().click({ timeout: 2000 });
  }).toPass();
}
