import type { Sql } from '../../db/connect.ts';
import { createCatalogue } from './catalogue.ts';
import { readCatalogueRevision, readCatalogueRows } from './catalogue.repository.ts';
import type { Catalogue } from './catalogue.types.ts';

/** Reads the whole catalog. */
export async function loadCatalogue(sql: Sql): Promise<Catalogue> {
  return createCatalogue(await readCatalogueRows(sql));
}

/** An in-memory catalog, as recent as the database. */
export interface CatalogueCache {
  /**
   * Returns the catalog of a revision read by another statement (`select …, (select revision from
   * catalogue_revision)`), or a newer one. Reads the database only if the catalog in memory is older.
   */
  current(revision: number): Promise<Catalogue>;
  /**
   * Returns the current catalog, for callers without a statement of their own. Callers share a read that hasn't
   * started. A running read may predate a change that the caller is aware of, so such callers wait for the next one.
   */
  latest(): Promise<Catalogue>;
  /**
   * Returns the catalog in memory, however old, for writes that check that its revision is still current; null before
   * the first read.
   */
  known(): Catalogue | null;
}

/** The services of the catalog module. */
export interface CatalogueServices {
  readonly catalogue: CatalogueCache;
}

/** Keeps the newest snapshot of the catalog in memory. */
export function createCatalogueCache(sql: Sql): CatalogueCache {
  let present: Catalogue | null = null;
  let loading: Promise<Catalogue> | null = null;
  let looking: Promise<unknown> = Promise.resolve();
  let nextLook: Promise<Catalogue> | null = null;

  async function load(): Promise<Catalogue> {
    present = await loadCatalogue(sql);
    return present;
  }

  async function current(revision: number): Promise<Catalogue> {
    if (present !== null && present.revision >= revision) {
      return present;
    }
    loading ??= load().finally(() => {
      loading = null;
    });
    const loaded = await loading;
    return loaded.revision >= revision ? loaded : current(revision);
  }

  async function look(): Promise<Catalogue> {
    nextLook = null;
    return current(await readCatalogueRevision(sql));
  }

  return {
    current,
    known: () => present,
    latest() {
      if (nextLook === null) {
        nextLook = looking.then(look, look);
        looking = nextLook;
      }
      return nextLook;
    },
  };
}
