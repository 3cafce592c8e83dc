import { inject } from 'vitest';
import { type ConnectOptions, type Sql, connect } from '../../server/db/connect.ts';

/** A test file's own database: migrated, with the job queue's tables and the reference catalog. */
export interface TestDatabase {
  readonly url: string;
  readonly sql: Sql;
  /** Ends the pool and drops the database. */
  close(): Promise<void>;
}

async function ask(path: string, method: 'POST' | 'DELETE'): Promise<string> {
  const response = await fetch(new URL(path, inject('testDatabaseServer')), { method });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(text);
  }
  return text;
}

/** Copies the run's template database; the first call of a run starts PostgreSQL. */
export async function createTestDatabase(options: ConnectOptions = {}): Promise<TestDatabase> {
  const url = await ask('/', 'POST');
  const sql = connect(url, { poolSize: 5, ...options });
  return {
    url,
    sql,
    async close() {
      await sql.end();
      await ask(new URL(url).pathname, 'DELETE');
    },
  };
}
