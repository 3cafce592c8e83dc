import type { Locator, Page } from '@playwright/test';

/** On the page of the account service. */
export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('sandbox');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Follows a link to sign in as one of the sandbox's people, and waits for the return. */
export async function signInFrom(link: Locator, email: string): Promise<void> {
  const page = link.page();
  const address = page.url();
  await link.click();
  await enterPassword(page, email);
  await page.waitForURL(address);
}

/** Follows a link to sign in, creates an account at the account service, and waits for the return. */
export async function signUpFrom(link: Locator, email: string): Promise<void> {
  const page = link.page();
  const address = page.url();
  await link.click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(address);
}
