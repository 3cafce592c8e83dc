import { type Socket, connect as connectSocket } from 'node:net';
import postgres from 'postgres';
import { parse as parseArray } from 'postgres-array';
import type { DatabaseSockets } from './database-sockets.ts';

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
  /** Where its connections are entered, so that they can be ended from outside. */
  readonly sockets?: DatabaseSockets;
}

/** Seconds. */
const LONGEST_CONNECT = 5;
/** Milliseconds: whoever waits for a lock longer is told that the database is away. */
const LONGEST_LOCK = 5_000;

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

/** What the driver gives to whoever makes its sockets. */
interface SocketTarget {
  readonly path: string | false;
  readonly host: readonly string[];
  readonly port: readonly number[];
}

/** Makes the driver's sockets in its place. Of several hosts, each connection tries the next one, as the driver would. */
function trackedSockets(sockets: DatabaseSockets): (target: SocketTarget) => Socket {
  let count = 0;
  return ({ path, host, port }) => {
    const index = count++ % host.length;
    const socket = path ? connectSocket(path) : connectSocket(port[index] ?? 0, host[index]);
    // The driver reads the name for TLS there.
    return sockets.track(Object.assign(socket, { host: host[index] }));
  };
}

/**
 * Opens a pool for a `postgres://` address; a folder in place of the host (percent-encoded) is a Unix socket's.
 * `bigint` comes as a number, which throws beyond 2^53; statements are prepared once per connection.
 */
export function connect(url: string, { poolSize = 10, onStatement, sockets }: ConnectOptions = {}): Sql {
  const host = decodeURIComponent(new URL(url).hostname);
  return postgres(url, {
    ...(host.startsWith('/') ? { host } : {}),
    max: poolSize,
    connection: {
      application_name: 'sonde',
      plan_cache_mode: 'force_generic_plan',
      lock_timeout: LONGEST_LOCK,
    },
    connect_timeout: LONGEST_CONNECT,
    // The driver's own pauses grow to 20 seconds, for which a database that is back would wait.
    backoff: () => 0,
    ...(sockets && { socket: trackedSockets(sockets) }),
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

/** Both drivers' errors have one, and Node's. */
const hasCode = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Serialization failure and deadlock: the database undid the work and it may be done again. */
const repeatableCodes: readonly string[] = ['40001', '40P01'];
const MOST_ATTEMPTS = 5;

/** True for a failure after which the same transaction may simply be tried again. */
export function isRepeatable(error: unknown): boolean {
  return hasCode(error) && repeatableCodes.includes(error.code);
}

/**
 * The connection failed (Node's and the driver's codes), the server is starting, stopping, full or out of disk (SQLSTATE
 * classes 08, 53 and 57P, and 58030), or somebody holds a lock for too long (55P03).
 */
const awayCode =
  /^(?:E(?:CONN(?:REFUSED|RESET|ABORTED)|(?:HOST|NET)UNREACH|HOSTDOWN|PIPE|TIMEDOUT|AI_AGAIN)|ENOENT|ENOTFOUND|CONNECT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|08...|53...|57P..|58030|55P03)$/;

/** True for a failure that is nobody's mistake and goes by when the database is back. */
export function isDatabaseAway(error: unknown): boolean {
  return hasCode(error) && awayCode.test(error.code);
}

/** The connection itself has ended (Node's and the driver's codes). */
const endedCodes: readonly string[] = [
  'ECONNABORTED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
];

/**
 * Where the connection has ended there is nothing to roll back, and the driver would write to it nevertheless, out of
 * everybody's reach, and end the process. It is kept waiting: it refuses the transaction by itself when it hears the end.
 */
async function unlessEnded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    return hasCode(error) && endedCodes.includes(error.code)
      ? new Promise<never>(() => {})
      : Promise.reject(error as Error);
  }
}

/**
 * Does `work`, one statement or one transaction, and answers what it answers. What the database undid because of a
 * conflict is done again, up to 5 times in all, so `work` must not touch anything outside the database.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
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

/** Does `work` in one transaction, repeated as in {@link retryOnConflict}. */
export async function inTransaction<Result>(
  sql: Sql,
  work: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  return retryOnConflict(
    async () => (await sql.begin((transaction) => unlessEnded(work(transaction)))) as Result,
  );
}
