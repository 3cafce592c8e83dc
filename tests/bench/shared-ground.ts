import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts';
import { freePort } from '../support/free-port.ts';
import { withFolder } from './resources.ts';
import { type Companion, runningDatabase, type Shop, startCardProvider, startCompanion } from './shop.ts';

/** Enough for three processes, as `docs/operate.md` says. */
const MOST_CONNECTIONS = 60;

/** What the processes of a shop share: a database that belongs to none of them, and the card provider. */
export interface SharedGround extends Pick<Shop, 'database' | 'cardApi'> {
  /** Where the provider delivers its events, and the first process is expected. */
  readonly ports: readonly number[];
  /** Starts a process at a port. */
  start(port: number): Promise<Companion>;
}

/** Runs the work with what two processes share, and ends it afterwards. */
export const withSharedGround = <Answer>(work: (ground: SharedGround) => Promise<Answer>): Promise<Answer> =>
  withFolder((dataDir) =>
    withFolder(async (companionDir) => {
      const database = await startEmbeddedPostgres({
        dataDir,
        report: console.error,
        mostConnections: MOST_CONNECTIONS,
      });
      const ports = [await freePort(), await freePort()];
      const provider = await startCardProvider(`http://127.0.0.1:${ports[0]}`);
      const shared = { database: runningDatabase(dataDir), cardApi: provider.cardApi };
      try {
        return await work({
          ...shared,
          ports,
          start: (port) => startCompanion(shared, { dataDir: companionDir, port }),
        });
      } finally {
        await provider.stop();
        await database.stop();
      }
    }),
  );
