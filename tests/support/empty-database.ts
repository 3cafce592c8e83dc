import { connect } from '../../server/db/connect.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Creates a database without tables, for a test that migrates it. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const beside = await createTestDatabase();
  const name = `empty_${process.pid}_${Date.now()}`;
  await beside.sql`create database ${beside.sql(name)} template template0`;
  const url = new URL(beside.url);
  url.pathname = `/${name}`;
  const sql = connect(url.href, { poolSize: 2 });
  return {
    url: url.href,
    sql,
    async close() {
      await sql.end();
      await beside.sql`drop database ${beside.sql(name)} with (force)`;
      await beside.close();
    },
  };
}
