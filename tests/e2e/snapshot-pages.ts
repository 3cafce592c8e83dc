import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The main pages in three countries, whose reviewed state is recorded. */
export const snapshotShops = ['us/en', 'de/de', 'ae/ar'] as const;
export const snapshotPages = ['', 'product/iq-plus/', 'accessories/', 'pricing/', 'cart/'] as const;

export const nameOf = (path: string) => path.replaceAll('/', '') || 'home';

/** Opens a page and waits for its content. */
export async function openSnapshotPage(page: Page, shop: string, path: string): Promise<void> {
  await page.goto(`/${shop}/${path}`);
  await expect(page.locator('h1')).toBeVisible();
  if (path === 'cart/') await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
}

/** Reads a recorded file; with `UPDATE_SNAPSHOTS=on`, records the current state first. */
export function recordedOr(present: string, folder: URL, name: string): string {
  const file = new URL(name, folder);
  if (process.env['UPDATE_SNAPSHOTS'] === 'on') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, present);
  }
  return readFileSync(file, 'utf8');
}
