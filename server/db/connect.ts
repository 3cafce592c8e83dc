import { Socket } from 'node:net';
import postgres from 'postgres';
import { parse as parseArray } from 'postgres-array';
import type { DatabaseSockets } from './database-sockets.ts';

/** A pool, or a transaction on it: both run tagged SQL. */
export type Sql = postgres.Sql<{ bigint: number }>;
export type TransactionSql = postgres.TransactionSql<{ bigint: number }>;
/** The parameter of query functions, so that they work inside and outside a transaction. */
export type AnySql = Sql | TransactionSql;
/** A part of a statement. */
export type Fragment = ReturnType<AnySql>;

export interface ConnectOptions {
  /** Maximum connections; the default leaves room for the job queue below the embedded database's 40. */
  readonly poolSize?: number;
  /** Called with the text of every statement sent; the benchmarks count them. */
  readonly onStatement?: (text: string) => void;
  /** Registers the pool's connections, so that they can be ended from outside. */
  readonly sockets?: DatabaseSockets;
  /** In milliseconds; a transaction in which nothing happens for this long ends. Without it, never. */
  readonly longestIdle?: number;
}

/** In seconds. */
const LONGEST_CONNECT = 5;
/** In milliseconds; a longer wait for a lock counts as an unavailable database. */
const LONGEST_LOCK = 5_000;

/** Converts a bigint; throws beyond the safe integers, which would silently lose digits. */
function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The database holds a number that is too large: ${text}`);
  }
  return value;
}

/** PostgreSQL's OID of `text[]`, the only array type in use. */
const TEXT_ARRAY = 1009;

/** Serializes an array for PostgreSQL, with every element quoted. */
const writeArray = (texts: readonly string[]) =>
  `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;

/** What the driver passes to a custom socket factory. */
interface SocketTarget {
  readonly path: string | false;
  readonly host: readonly string[];
  readonly port: readonly number[];
}

/**
 * Creates the driver's sockets. With several hosts, each connection tries the next one, as the driver would.
 *
 * A socket connects only after the driver has attached its listeners: a network that is unreachable fails at once. An
 * error without a listener would end the process, and an end that the driver misses would cost it the longest wait for
 * a connection.
 */
function trackedSockets(sockets: DatabaseSockets): (target: SocketTarget) => Socket {
  let count = 0;
  return ({ path, host, port }) => {
    const index = count++ % host.length;
    const socket = new Socket();
    setImmediate(() => {
      if (socket.destroyed) return;
      if (path) socket.connect(path);
      else socket.connect(port[index] ?? 0, host[index] ?? '');
    });
    // The driver reads the TLS server name from `host`.
    return sockets.track(Object.assign(socket, { host: host[index] }));
  };
}

/**
 * Opens a pool for a `postgres://` URL; a percent-encoded folder instead of the host means a Unix socket. `bigint`
 * values become numbers and throw beyond 2^53. Statements are prepared once per connection.
 */
export function connect(
  url: string,
  { poolSize = 10, onStatement, sockets, longestIdle = 0 }: ConnectOptions = {},
): Sql {
  const host = decodeURIComponent(new URL(url).hostname);
  return postgres(url, {
    ...(host.startsWith('/') ? { host } : {}),
    max: poolSize,
    connection: {
      application_name: 'sonde',
      plan_cache_mode: 'force_generic_plan',
      lock_timeout: LONGEST_LOCK,
      idle_in_transaction_session_timeout: longestIdle,
    },
    connect_timeout: LONGEST_CONNECT,
    // The driver's own pauses grow to 20 seconds, which would delay the first connection to a recovered database.
    backoff: () => 0,
    ...(sockets && { socket: trackedSockets(sockets) }),
    onnotice: () => {},
    // With it, the driver queries array types on every new connection without handling a failure: a database that ends
    // at that moment would end the process.
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

/** Errors of both drivers and of Node have a code. */
const hasCode = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Serialization failure and deadlock: the database rolled the work back, and it may be repeated. */
const repeatableCodes: readonly string[] = ['40001', '40P01'];
const MOST_ATTEMPTS = 5;

/** Thrown inside a transaction that found a row which another one has written meanwhile: it is repeated, and finds it. */
export const conflictError = (table: string): Error =>
  Object.assign(new Error(`A row of ${table} was written meanwhile`), { code: repeatableCodes[0] });

/** Whether the same transaction may simply be retried after this failure. */
export function isRepeatable(error: unknown): boolean {
  return hasCode(error) && repeatableCodes.includes(error.code);
}

/**
 * The connection failed, or was written to after its end (codes of Node and the driver), the server is starting,
 * stopping, full or out of disk (SQLSTATE classes 08, 53 and 57P, and 58030), a standby that isn't promoted yet
 * (25006), a lock wait timed out (55P03), or this process was stopped for longer than a transaction may rest (25P03).
 */
const awayCode =
  /^(?:E(?:CONN(?:REFUSED|RESET|ABORTED)|(?:HOST|NET)UNREACH|(?:HOST|NET)DOWN|PIPE|TIMEDOUT|AI_AGAIN)|ENOENT|ENOTFOUND|ERR_SOCKET_CLOSED|ERR_STREAM_DESTROYED|CONNECT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|08...|25006|25P03|53...|57P..|58030|55P03)$/;

/** Whether a failure means that the database is unavailable, rather than a bug. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCode(error) && awayCode.test(error.code);
}

/** The connection itself has ended (codes of Node and the driver). */
const endedCodes: readonly string[] = [
  'ECONNABORTED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ERR_SOCKET_CLOSED',
  'ERR_STREAM_DESTROYED',
  'ETIMEDOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
];

/**
 * After the connection has ended, there is nothing to roll back. The driver would still write to the connection, which
 * throws outside any handler and ends the process. So this promise then never settles; the driver itself rejects the
 * transaction when it notices the end.
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
 * Runs `work`, one statement or one transaction, and returns its result. Work that the database rolled back because of
 * a conflict is repeated, up to 5 attempts in all, so `work` must not have effects outside the database.
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

/** The driver's own error for a connection that has ended. */
const connectionEnded = () =>
  Object.assign(new Error('The connection has ended.'), { code: 'CONNECTION_CLOSED' });

/**
 * A transaction whose statements throw once it has ended. Its connection may end while the work waits for something
 * else; the driver would then write the next statement to no connection, outside any handler, and end the process.
 */
const untilEnded = (transaction: TransactionSql, hasEnded: () => boolean): TransactionSql =>
  new Proxy(transaction, {
    apply(target, _self, parameters) {
      if (hasEnded()) throw connectionEnded();
      return Reflect.apply(target as never, undefined, parameters);
    },
  });

/** One attempt of {@link inTransaction}. */
async function attemptTransaction<Result>(
  sql: Sql,
  work: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  let hasEnded = false;
  try {
    return (await sql.begin((transaction) =>
      unlessEnded(work(untilEnded(transaction, () => hasEnded))),
    )) as Result;
  } finally {
    hasEnded = true;
  }
}

/** Runs `work` in one transaction, repeated as in {@link retryOnConflict}. */
export const inTransaction = async <Result>(
  sql: Sql,
  work: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> => retryOnConflict(() => attemptTransaction(sql, work));
