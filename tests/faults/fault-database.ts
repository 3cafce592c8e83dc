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
  /** What the store is told about it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Looks into it from outside. */
  look<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** SIGKILL for the database itself; null where it is not ours to kill. */
  readonly kill: (() => void) | null;
  close(): Promise<void>;
}

/** A database that lives on while the store is killed. */
export async function createOutsideDatabase(): Promise<FaultDatabase> {
  const database = await createTestDatabase();
  return {
    environment: { DATABASE_URL: database.url },
    look: (work) => work(database.sql),
    kill: null,
    close: () => database.close(),
  };
}

/** A database that the store runs by itself, in a folder of its own. */
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
