import type { ComponentType } from 'react';

/** A part of a page that is operated: the browser draws it again from the same data and takes it over. */
export interface Island<Data> {
  /** The name of its file in `src/islands/`. */
  readonly name: string;
  readonly View: ComponentType<Data>;
  readonly start: IslandStart;
  /** Fetches what else the first drawing with these data needs, before the browser takes it over. */
  readonly prepare: (data: Data) => Promise<unknown>;
}

/** When its scripts are asked for: with the page, which shows little without them, or once the page is drawn. */
export type IslandStart = 'with the page' | 'when drawn';

export const island = <Data extends object>(
  name: string,
  View: ComponentType<Data>,
  start: IslandStart,
  prepare: Island<Data>['prepare'] = async () => undefined,
): Island<Data> => ({ name, View, start, prepare });

/** What a browser loads to operate one island in one language; addresses of the shop's own files. */
export interface IslandFiles {
  /** Starts every island of a page. */
  readonly entry: string;
  /** The island with all that it imports, to be asked for at once. */
  readonly modules: readonly string[];
  /** The texts that the island may show at first. */
  readonly texts: string;
  /** The texts of its parts that are loaded later, by the part's name. */
  readonly laterTexts: Readonly<Record<string, string>>;
  /** The modules of those parts, which a page that shows one from the beginning requests at once. */
  readonly laterModules: Readonly<Record<string, readonly string[]>>;
}
