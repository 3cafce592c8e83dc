import type { ComponentType } from 'react';

/** An interactive part of a page: the browser renders it again from the same data and hydrates it. */
export interface Island<Data> {
  /** The name of its file in `src/islands/`. */
  readonly name: string;
  readonly View: ComponentType<Data>;
  readonly start: IslandStart;
  /** Fetches what else the first render with this data needs, before hydration. */
  readonly prepare: (data: Data) => Promise<unknown>;
}

/**
 * When its scripts load: with the page, for islands that show little without them; after the first paint; or on the
 * visitor's first touch, for islands that say everything without them.
 */
export type IslandStart = 'with the page' | 'when drawn' | 'when touched';

export const island = <Data extends object>(
  name: string,
  View: ComponentType<Data>,
  start: IslandStart,
  prepare: Island<Data>['prepare'] = async () => undefined,
): Island<Data> => ({ name, View, start, prepare });

/** The files that a browser loads for one island in one language; URLs on the shop's own origin. */
export interface IslandFiles {
  /** Starts every island of a page. */
  readonly entry: string;
  /** The island and all its imports, for preloading. */
  readonly modules: readonly string[];
  /** The texts of the island's initial parts. */
  readonly texts: string;
  /** The texts of its lazy parts, by the part's name; parts have a file in common where they share texts. */
  readonly laterTexts: Readonly<Record<string, readonly string[]>>;
  /** The modules of its lazy parts. A page that initially shows such a part preloads them. */
  readonly laterModules: Readonly<Record<string, readonly string[]>>;
}
