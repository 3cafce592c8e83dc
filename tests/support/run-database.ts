import { connect } from '../../server/db/connect.ts';
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts';

/**
 * `node run-database.ts DATA_DIR`: runs an embedded database until SIGTERM. Reports events on standard output, one per
 * line.
 */

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

// A database alone doesn't keep a process alive; a shop also has its HTTP server.
const alive = setInterval(() => {}, 60_000);

try {
  const database = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    report: (sentence) => say(`report ${sentence}`),
  });
  const sql = connect(database.url, { poolSize: 1 });
  await sql`create table if not exists visit (pid integer)`;
  await sql`insert into visit values (${process.pid})`;
  const visits = await sql`select pid from visit`;
  process.once('SIGTERM', () => {
    void sql
      .end()
      .then(() => database.stop())
      .then(() => process.exit(0));
  });
  say(`ready ${visits.length} ${database.url}`);
} catch (error) {
  say(`refused ${(error as Error).message}`);
  clearInterval(alive);
  process.exitCode = 1;
}
