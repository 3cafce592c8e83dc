import { buyTimes, createBuyer } from './buyer.ts';
import type { Around } from './buyer.ts';
import type { Benchmark, Figure } from './figures.ts';
import { withFolder } from './resources.ts';
import { startShopWithProvider, withShop } from './shop.ts';
import { enableStatementCounting, openStatementCounter } from './statement-counter.ts';
import type { StatementCount, StatementCounter, StatementKind } from './statement-counter.ts';

const WARM_UP = 30;
const PURCHASES = 20;
const AIM = 16;

function callsOf(counts: readonly StatementCount[], ...kinds: readonly StatementKind[]): number {
  return counts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { calls }) => sum + calls, 0);
}

/** Counts the shop's statements of each operation, including those of jobs that run at the same time. */
function countEach(counter: StatementCounter, byOperation: Map<string, number>): Around {
  return async (operation, work) => {
    const before = callsOf(await counter.read(), 'shop', 'transaction');
    const answer = await work();
    const calls = callsOf(await counter.read(), 'shop', 'transaction') - before;
    byOperation.set(operation, (byOperation.get(operation) ?? 0) + calls);
    return answer;
  };
}

async function waitUntilSettled(
  counter: StatementCounter,
  eventsDelivered: (() => Promise<void>) | null,
): Promise<void> {
  await eventsDelivered?.();
  await counter.untilQueueIsEmpty();
}

const perPurchase = (calls: number) => calls / PURCHASES;

function figuresOf(
  counts: readonly StatementCount[],
  byOperation: ReadonlyMap<string, number>,
): readonly Figure[] {
  const unit = 'statements';
  return [
    {
      name: 'checkout, without BEGIN and COMMIT',
      value: perPurchase(callsOf(counts, 'shop')),
      unit,
      aim: AIM,
    },
    {
      name: 'checkout, with BEGIN and COMMIT',
      value: perPurchase(callsOf(counts, 'shop', 'transaction')),
      unit,
      aim: AIM,
    },
    { name: "the stand-in's mailbox", value: perPurchase(callsOf(counts, 'sandbox')), unit },
    { name: "the job queue's own", value: perPurchase(callsOf(counts, 'queue')), unit },
    ...[...byOperation].map(([name, calls]) => ({
      name: `${name}, with BEGIN and COMMIT`,
      value: perPurchase(calls),
      unit,
    })),
  ];
}

/** Includes emails and the provider's event, but not the provider's own database. */
export const checkoutStatements: Benchmark = {
  title: 'SQL statements per complete checkout of two products, with its mail and the event of the provider',
  run: () =>
    withFolder(async (dataDir) => {
      await withShop(startShopWithProvider({ dataDir }), async () => {});
      enableStatementCounting(dataDir);
      return withShop(startShopWithProvider({ dataDir }), async (shop) => {
        const counter = await openStatementCounter(shop);
        const buyer = createBuyer(shop);
        await buyTimes(buyer, WARM_UP);
        await waitUntilSettled(counter, shop.eventsDelivered);
        await counter.reset();
        await buyTimes(buyer, PURCHASES);
        await waitUntilSettled(counter, shop.eventsDelivered);
        const counts = await counter.read();
        const byOperation = new Map<string, number>();
        await buyTimes(buyer, PURCHASES, countEach(counter, byOperation));
        await counter.close();
        return {
          figures: figuresOf(counts, byOperation),
          details: counts.map(({ text, kind, calls, milliseconds }) => ({
            kind,
            perCheckout: perPurchase(calls),
            millisecondsPerCheckout: perPurchase(milliseconds),
            text: text.replaceAll(/\s+/g, ' ').trim(),
          })),
        };
      });
    }),
};
