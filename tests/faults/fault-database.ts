import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../server/db/connect.ts';
import type { Sql } from '../../server/db/connect.ts';
import { DATABASE_NAME } from '../../server/db/embedded-postgres.ts';
import { DATABASE_USER } from '../../server/db/run-postgres.ts';
import { createTestDatabase } from '../support/test-database.ts';

/** The database of a store that is killed. */
export interface FaultDatabase {
  /** The store's variables for it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Accesses it from outside the store. */
  look<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** Sends SIGKILL to the database itself; null if the test doesn't own it. */
  readonly kill: (() => void) | null;
  close(): Promise<void>;
}

/** A database that survives when the store is killed. */
export async function createOutsideDatabase(): Promise<FaultDatabase> {
  const database = await createTestDatabase();
  return {
    environment: { DATABASE_URL: database.url },
    look: (work) => work(database.sql),
    kill: null,
    close: () => database.close(),
  };
}

/** A store's embedded database, in its own folder. */
export async function createOwnDatabase(): Promise<FaultDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sonde-faults-'));
  /** Process id, data folder, start, port, socket folder, addresses, shared memory, status. */
  const readPidFile = () =>
    readFileSync(join(dataDir, 'postgres', '18', 'postmaster.pid'), 'utf8').split('\n');
  return {
    environment: { DATA_DIR: dataDir },
    async look(work) {
      const sockets = readPidFile()[4] ?? '';
      const sql = connect(
        `postgres://${DATABASE_USER}@${encodeURIComponent(sockets)}:5432/${DATABASE_NAME}`,
        { poolSize: 1 },
      );
      try {
        return await work(sql);
      } finally {
        await sql.end();
      }
    },
    kill: () => process.kill(Number(readPidFile()[0]), 'SIGKILL'),
    close: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
