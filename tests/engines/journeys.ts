import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Sql } from '../../server/db/connect.ts';
import { cards } from '../e2e/cards.ts';
import { connectToShop, readBooks } from '../e2e/shop-database.ts';
import { inArabic, inDutch, inEnglish, inGerman, type Buyer } from './buyers.ts';
import type { Engine, RunningBrowser } from './engine.ts';
import { Purchase } from './purchase.ts';
import { css, Tab } from './tab.ts';

const pictures = new URL('../../test-results/engines/', import.meta.url);

/** An account whose bank takes days to answer. */
const slowAccount = 'AT321904300235473204';

/** The main journeys in one engine; together they cover each language and screen size. */
export function describeJourneys(engine: Engine): void {
  describe(`in ${engine.name}`, () => {
    const shop = inject('engineShop');
    let database: Sql;
    let browser: RunningBrowser;
    let tab: Tab;

    beforeAll(() => {
      database = connectToShop(shop.dataFolder);
    });
    afterAll(() => database.end());
    beforeEach(async () => {
      browser = await engine.start();
      tab = new Tab(browser, shop.url);
    });
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') {
        mkdirSync(pictures, { recursive: true });
        const name = `${engine.name}-${task.name}`.replaceAll(/\W+/g, '-');
        writeFileSync(new URL(`${name}.png`, pictures), await tab.screenshot());
      }
      await browser.close();
    });

    const emailOf = (name: string) => `${name}@${engine.name.replaceAll(' ', '')}.example`.toLowerCase();

    async function reachPayment(buyer: Buyer, email: string): Promise<Purchase> {
      const purchase = new Purchase(tab, buyer, email);
      await tab.resize(buyer.window);
      await purchase.reachPayment();
      return purchase;
    }

    it('a card pays, in Arabic on a phone', async () => {
      const email = emailOf('plain');
      const purchase = await reachPayment(inArabic, email);
      await purchase.orderWith(cards.good);
      const confirmed = await purchase.readConfirmation();
      expect(await readBooks(database, email)).toEqual(confirmed);
      expect(await tab.overflow()).toBe(0);
    });

    it('the bank’s challenge is completed, in German on a phone', async () => {
      const email = emailOf('asked');
      const purchase = await reachPayment(inGerman, email);
      await purchase.orderWith(cards.asks);
      await purchase.answerBank('complete');
      const confirmed = await purchase.readConfirmation();
      expect(await readBooks(database, email)).toEqual(confirmed);
      expect(await tab.overflow()).toBe(0);
    });

    it('a card is declined and another one is charged, in English', async () => {
      const email = emailOf('declined');
      const purchase = await reachPayment(inEnglish, email);
      await purchase.orderWith(cards.declined);
      await purchase.seeRefusal(
        'Your bank declined the card. You haven’t been charged. Try another card or ask your bank.',
      );
      expect(await readBooks(database, email)).toEqual({ orders: [], charges: [] });
      await purchase.orderWith(cards.good);
      const confirmed = await purchase.readConfirmation();
      expect(await readBooks(database, email)).toEqual(confirmed);
    });

    it('an account is debited, in German on a phone', async () => {
      const email = emailOf('debited');
      const purchase = await reachPayment(inGerman, email);
      await purchase.orderByDebit(slowAccount);
      const { orders } = await purchase.readConfirmation();
      expect(await readBooks(database, email)).toEqual({ orders, charges: [] });
      expect(await tab.overflow()).toBe(0);
    });

    it('a payment is confirmed on the bank’s own page, in Dutch on a phone', async () => {
      const email = emailOf('redirected');
      const purchase = await reachPayment(inDutch, email);
      await purchase.orderAtBank('iDEAL | Wero');
      const confirmed = await purchase.readConfirmation();
      expect(await readBooks(database, email)).toEqual(confirmed);
      expect(await tab.overflow()).toBe(0);
    });

    it('a form is sent, in German on a phone', async () => {
      await tab.resize(inGerman.window);
      await tab.open('/de/de/form/demo/');
      const values = {
        firstName: 'Ada',
        lastName: 'Byron',
        email: emailOf('form'),
        comment: 'Wir möchten das Gerät sehen.',
      };
      for (const [name, text] of Object.entries(values)) await tab.type(css(`[name="${name}"]`), text);
      await tab.choose(css('[name="specialty"]'), 'Kardiologie');
      await tab.click(css('[data-flow="lead-form"] button[type="submit"]'));
      await tab.see(css('[data-flow="lead-form"][data-state="sent"]'));
      expect(await tab.overflow()).toBe(0);
      const kept = await database`select specialty, comment from lead where email = ${values.email}`;
      expect(kept).toEqual([{ specialty: 'CARDIOLOGY', comment: values.comment }]);
    });
  });
}
