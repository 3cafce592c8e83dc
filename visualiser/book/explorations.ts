import { registry } from '../../machines/registry.ts';
import type { BookMachine } from './book.types.ts';
import { cachedOutlooks } from './cached-outlooks.ts';
import { coverageOf } from './coverage.ts';
import { reachesOf } from './reaches.ts';

/** What only exploring a machine can find out. */
export type Explored = Pick<BookMachine, 'reaches' | 'outlooks' | 'coverage'>;

/** What is known of a machine that was not explored. */
export const unexplored: Explored = { reaches: [], outlooks: [], coverage: null };

/** Explores every registered machine; the results by ID. */
export async function exploreAll(): Promise<Readonly<Record<string, Explored>>> {
  const outlooks = await cachedOutlooks();
  return Object.fromEntries(
    registry.map((entry) => [
      entry.id,
      { reaches: reachesOf(entry), outlooks: outlooks[entry.id] ?? [], coverage: coverageOf(entry) },
    ]),
  );
}
