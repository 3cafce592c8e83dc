import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { Sql } from '../../server/db/connect.ts';
import { Journal } from './journal.ts';
import { prepareCheckout, type Preparation, type PreparedCheckout } from './prepared-checkout.ts';
import { delayScripts, watchHydration } from './hydration.ts';
import { CatalogueChanges, connectToShop, readBooks, type Books } from './shop-database.ts';

export { expect } from '@playwright/test';

/** What a project of the configuration can set. */
export interface JourneyOptions {
  /** In milliseconds: how late each script arrives. */
  readonly scriptDelay: number;
}

interface Fixtures {
  /** Fails every test whose pages report errors. */
  readonly journal: Journal;
  /** An address unique in the run. */
  readonly email: string;
  /** Creates a checkout of this buyer through the API. */
  readonly prepare: (preparation?: Partial<Preparation>) => Promise<PreparedCheckout>;
  /** The shop's and the provider's records of this buyer. */
  readonly books: () => Promise<Books>;
  readonly catalogue: CatalogueChanges;
  /** Another browser, without the first one's data. */
  readonly newVisitor: () => Promise<Page>;
}

interface WorkerFixtures {
  readonly database: Sql;
}

export const test = base.extend<Fixtures & JourneyOptions, WorkerFixtures>({
  scriptDelay: [0, { option: true }],
  database: [
    async ({}, use) => {
      const sql = connectToShop(process.env['E2E_DATA_DIR'] ?? '');
      await use(sql);
      await sql.end();
    },
    { scope: 'worker' },
  ],
  journal: [
    async ({ context, baseURL, scriptDelay }, use) => {
      const journal = new Journal(baseURL ?? '');
      journal.watch(context);
      await watchHydration(context);
      if (scriptDelay > 0) await delayScripts(context, scriptDelay);
      await use(journal);
      expect(journal.unprovoked(), 'problems reported by the pages').toEqual([]);
    },
    { auto: true },
  ],
  email: async ({}, use, { testId, repeatEachIndex }) => use(`${testId}-${repeatEachIndex}@clinic.example`),
  prepare: async ({ baseURL, email }, use) =>
    use((preparation = {}) => prepareCheckout(baseURL ?? '', { email, ...preparation })),
  books: async ({ database, email }, use) => use(() => readBooks(database, email)),
  catalogue: async ({ database }, use) => {
    const changes = new CatalogueChanges(database);
    await use(changes);
    await changes.restore();
  },
  newVisitor: async ({ browser, journal }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      journal.watch(context);
      await watchHydration(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** The phone and desktop sizes of the shop's layouts. */
export const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 900 } },
  { name: 'phone', viewport: { width: 375, height: 812 } },
] as const;
