import { registry } from '../../machines/registry.ts';
import type { BookMachine } from './book.types.ts';
import { cachedExplorations } from './cached-explorations.ts';

/** What only exploring a machine can find out. */
export type Explored = Pick<BookMachine, 'reaches' | 'outlooks' | 'coverage'>;

/** What is known of a machine that was not explored. */
export const unexplored: Explored = { reaches: [], outlooks: [], coverage: null };

/** Explores every registered machine, unless its results are cached; the results by ID. */
export async function exploreAll(): Promise<Readonly<Record<string, Explored>>> {
  const [outlooks, reaches, coverage] = [
    await cachedExplorations('outlooks'),
    await cachedExplorations('reaches'),
    await cachedExplorations('coverage'),
  ];
  return Object.fromEntries(
    registry.map(({ id }) => [
      id,
      { outlooks: outlooks[id] ?? [], reaches: reaches[id] ?? [], coverage: coverage[id] ?? null },
    ]),
  );
}
