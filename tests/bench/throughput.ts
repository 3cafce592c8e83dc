import { createBuyer } from './buyer.ts';
import type { Around, Buyer } from './buyer.ts';
import { type Benchmark, type Figure, quantile, measureTime } from './figures.ts';
import { withFolder } from './resources.ts';
import { startShopWithProvider, withShop } from './shop.ts';

const concurrencies = [1, 8, 32] as const;
const PERIOD_MILLISECONDS = 10_000;
const WARM_UP_MILLISECONDS = 5_000;

interface Load {
  readonly purchases: number;
  readonly seconds: number;
  readonly completions: readonly number[];
}

/**
 * This many concurrent buyers, each starting again when done, until the period is over; started purchases are
 * completed.
 */
export async function load(buyer: Buyer, concurrency: number, period: number): Promise<Load> {
  const completions: number[] = [];
  const around: Around = async (operation, work) => {
    const { answer, milliseconds } = await measureTime(work);
    if (operation === 'CheckoutComplete') completions.push(milliseconds);
    return answer;
  };
  const begin = performance.now();
  const deadline = begin + period;
  const buyUntilOver = async (): Promise<void> => {
    while (performance.now() < deadline) await buyer.buy(around);
  };
  await Promise.all(Array.from({ length: concurrency }, buyUntilOver));
  return { purchases: completions.length, seconds: (performance.now() - begin) / 1000, completions };
}

function figuresOf(concurrency: number, { purchases, seconds, completions }: Load): readonly Figure[] {
  const at = `${concurrency} ${concurrency === 1 ? 'buyer' : 'buyers'} at once`;
  return [
    { name: `${at}: checkouts`, value: purchases / seconds, unit: '1/s' },
    { name: `${at}: checkoutComplete, median`, value: quantile(completions, 0.5), unit: 'ms' },
    { name: `${at}: checkoutComplete, p95`, value: quantile(completions, 0.95), unit: 'ms' },
  ];
}

export const throughput: Benchmark = {
  title: 'Complete checkouts on the embedded PostgreSQL; buyers and provider run on the same machine',
  run: ({ profileFolder }) =>
    withFolder((dataDir) =>
      withShop(startShopWithProvider({ dataDir, profileFolder }), async (shop) => {
        const buyer = createBuyer(shop);
        await load(buyer, 8, WARM_UP_MILLISECONDS);
        const figures: Figure[] = [];
        for (const concurrency of concurrencies)
          figures.push(...figuresOf(concurrency, await load(buyer, concurrency, PERIOD_MILLISECONDS)));
        return { figures };
      }),
    ),
};
