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
  /** The catalogue of this moment, for whoever has no statement of their own; callers of one moment share the look. */
  latest(): Promise<Catalogue>;
}

export function createCatalogueCache(sql: Sql): CatalogueCache {
  let present: Catalogue | null = null;
  let loading: Promise<Catalogue> | null = null;
  let looking: Promise<Catalogue> | null = null;

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
    return current(await readCatalogueRevision(sql));
  }

  return {
    current,
    latest() {
      looking ??= look().finally(() => {
        looking = null;
      });
      return looking;
    },
  };
}
