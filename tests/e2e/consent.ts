import type { Page } from '@playwright/test';
import type { Sql } from '../../server/db/connect.ts';

/** The question whether visits may be recorded. */
export const question = (page: Page) => page.getByRole('complementary', { name: 'Privacy choices' });
/** A button that answers it. */
export const answer = (page: Page, name: 'Accept' | 'Decline') =>
  question(page).getByRole('button', { name });
/** The button at the end of a page that opens it again. */
export const choices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });

/** Everything in the page's local storage. */
export const storedEntries = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);
/** The events of the page; null without a data layer. */
export const dataLayer = (page: Page) =>
  page.evaluate(() => (window as { readonly dataLayer?: unknown }).dataLayer ?? null);

/** The names of a visitor's events, oldest first. */
export async function recordedEvents(database: Sql, page: Page): Promise<readonly string[]> {
  const { 'sonde.anonymousId': visitor = '' } = await storedEntries(page);
  const rows = await database<{ readonly name: string }[]>`
    select name from analytics_record where anonymous_id = ${visitor} order by happened_at, created_at`;
  return rows.map(({ name }) => name);
}
