import type { Sql } from '../../db/connect.ts';
import { createCatalogue } from './catalogue.ts';
import { readCatalogueRevision, readCatalogueRows } from './catalogue.repository.ts';
import type { Catalogue } from './catalogue.types.ts';

/** Reads the whole catalogue. */
export async function loadCatalogue(sql: Sql): Promise<Catalogue> {
  return createCatalogue(await readCatalogueRows(sql));
}

/** The catalogue in memory, as fresh as the database. */
export interface CatalogueCache {
  /**
   * The catalogue of a revision that came along with another statement (`select …, (select revision from
   * catalogue_revision)`), or a newer one. Reads only when the one in memory is older.
   */
  current(revision: number): Promise<Catalogue>;
  /**
   * The catalogue of this moment, for whoever has no statement of their own. Callers share a look that has not begun;
   * one that has may have seen the database before a change that the caller knows of, so that they wait for the next.
   */
  latest(): Promise<Catalogue>;
  /** The one in memory, however old, for whoever writes only where its revision is still the present one; null before the first. */
  known(): Catalogue | null;
}

/** What the catalogue gives to whoever sells from it. */
export interface CatalogueServices {
  readonly catalogue: CatalogueCache;
}

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
