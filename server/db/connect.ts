import postgres from 'postgres';
import { parse as parseArray } from 'postgres-array';

/** A pool, or a transaction of one: both answer tagged SQL. */
export type Sql = postgres.Sql<{ bigint: number }>;
export type TransactionSql = postgres.TransactionSql<{ bigint: number }>;
/** What a query function takes, so that it works inside and outside a transaction. */
export type AnySql = Sql | TransactionSql;
/** A piece of a statement. */
export type Fragment = ReturnType<AnySql>;

export interface ConnectOptions {
  /** Connections at most; the default leaves room for the job queue below the embedded database's 40. */
  readonly poolSize?: number;
  /** Called for every statement that is sent, with its text; the benchmarks count them. */
  readonly onStatement?: (text: string) => void;
}

/** Numbers beyond it would silently lose their last digits. */
function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The database holds a number that is too large: ${text}`);
  }
  return value;
}

/** PostgreSQL's number for `text[]`, the one kind of array that the shop has. */
const TEXT_ARRAY = 1009;

/** As PostgreSQL reads an array: every text in quotes. */
const writeArray = (texts: readonly string[]) =>
  `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;

/**
 * Opens a pool for a `postgres://` address; a folder in place of the host (percent-encoded) is a Unix socket's.
 * `bigint` comes as a number, which throws beyond 2^53; statements are prepared once per connection.
 */
export function connect(url: string, { poolSize = 10, onStatement }: ConnectOptions = {}): Sql {
  const host = decodeURIComponent(new URL(url).hostname);
  return postgres(url, {
    ...(host.startsWith('/') ? { host } : {}),
    max: poolSize,
    connection: { application_name: 'sonde', plan_cache_mode: 'force_generic_plan' },
    connect_timeout: 10,
    onnotice: () => {},
    // The driver would ask every new connection for the kinds of arrays, and nobody would hear when that failed: a
    // database that ends at this moment would end the process.
    fetch_types: false,
    ...(onStatement === undefined ? {} : { debug: (_connection: number, text: string) => onStatement(text) }),
    types: {
      bigint: { to: 20, from: [20], serialize: String, parse: toSafeNumber },
      textArray: {
        to: TEXT_ARRAY,
        from: [TEXT_ARRAY],
        serialize: writeArray,
        parse: (text: string) => parseArray(text),
      },
    },
  });
}

/** Serialization failure and deadlock: the database undid the work and it may be done again. */
const repeatableCodes: readonly string[] = ['40001', '40P01'];
const MOST_ATTEMPTS = 5;

/** True for a failure after which the same transaction may simply be tried again. */
export function isRepeatable(error: unknown): boolean {
  return error instanceof postgres.PostgresError && repeatableCodes.includes(error.code);
}

/**
 * The connection failed (Node's and the driver's codes), or the server is starting, stopping, full or out of disk
 * (SQLSTATE classes 08, 53 and 57P, and 58030).
 */
const awayCode =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|CONNECT_TIMEOUT|CONNECTION_CLOSED|CONNECTION_ENDED|CONNECTION_DESTROYED|08...|53...|57P..|58030)$/;

/** True for a failure that is nobody's mistake and goes by when the database is back. */
export function isDatabaseAway(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && awayCode.test(code);
}

/** The connection itself has ended (Node's and the driver's codes). */
const endedCodes: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'CONNECTION_CLOSED', 'CONNECTION_DESTROYED'];

/**
 * Where the connection has ended there is nothing to roll back, and the driver would write to it nevertheless, out of
 * everybody's reach, and end the process. It is kept waiting: it refuses the transaction by itself when it hears the end.
 */
async function unlessEnded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const hasEnded = error instanceof Error && 'code' in error && endedCodes.includes(error.code);
    return hasEnded ? new Promise<never>(() => {}) : Promise.reject(error as Error);
  }
}

/**
 * Does `work`, one statement or one transaction, and answers what it answers. What the database undid because of a
 * conflict is done again, up to 5 times in all, so `work` must not touch anything outside the database.
 */
export async function throughConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isRepeatable(error)) {
        throw error;
      }
    }
  }
}

/** Does `work` in one transaction, `throughConflicts`. */
export async function inTransaction<Result>(
  sql: Sql,
  work: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  return throughConflicts(
    async () => (await sql.begin((transaction) => unlessEnded(work(transaction)))) as Result,
  );
}
