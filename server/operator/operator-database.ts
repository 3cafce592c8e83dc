import { runningDatabaseUrl, startEmbeddedPostgres } from '../db/embedded-postgres.ts';

/** Where the shop's database is: at an address, or in a data folder. */
interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** The database that a command works on. */
export interface OperatorDatabase {
  readonly url: string;
  /** Stops what was started for the command. */
  close(): Promise<void>;
}

/** Finds the database of the running shop; null if none runs on the data folder. */
export function findRunningDatabase({ databaseUrl, dataDir }: DatabasePlace): OperatorDatabase | null {
  const url = databaseUrl ?? runningDatabaseUrl(dataDir);
  return url === null ? null : { url, close: () => Promise.resolve() };
}

/** Opens the database of a data folder on which no shop runs. Throws a sentence for the operator if one does. */
export async function openIdleDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<OperatorDatabase> {
  if (databaseUrl !== null) return { url: databaseUrl, close: () => Promise.resolve() };
  const report = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, report });
  return { url, close: stop };
}
