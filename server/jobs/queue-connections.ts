import { Socket } from 'node:net';
import { Client, DatabaseError, Pool, type PoolClient } from 'pg';
import { isDatabaseUnavailable } from '../db/connect.ts';
import type { DatabaseSockets } from '../db/database-sockets.ts';

/** The queue's own connections, one of which listens for new jobs. */
const POOL_SIZE = 3;

const LONGEST_CONNECT_MILLISECONDS = 5_000;

/** PostgreSQL's code for a server that isn't ready yet (`cannot_connect_now`): the queue waits and retries. */
const NOT_THERE = '57P03';

/** The driver reports the end of a connection without a code, or with the network's. */
const isAway = (error: unknown) => !(error instanceof DatabaseError) || isDatabaseUnavailable(error);

/**
 * Reports every way in which the database can be unavailable with the one code after which the queue retries. Any other
 * code would end the process, because the queue doesn't handle errors of its last statement about a job.
 */
function withOneWordForAway(answer: unknown): never {
  const heard =
    answer instanceof Promise
      ? answer.catch((error: unknown) => {
          throw isAway(error) ? Object.assign(error as Error, { code: NOT_THERE }) : error;
        })
      : answer;
  return heard as never;
}

class QueueClient extends Client {
  override query(...parameters: readonly unknown[]): never {
    return withOneWordForAway(Reflect.apply(super.query, this, parameters));
  }
}

function keepUntilSettled(pending: Set<unknown>, promise: unknown): void {
  pending.add(promise);
  void Promise.allSettled([promise]).then(() => pending.delete(promise));
}

class QueuePool extends Pool {
  readonly #asked = new Set<unknown>();
  readonly #ends = new Set<unknown>();

  override connect(...parameters: readonly unknown[]): never {
    const connection = withOneWordForAway(Reflect.apply(super.connect, this, parameters));
    keepUntilSettled(this.#asked, connection);
    return connection;
  }

  /** Tracks a new connection, because the pool's own end doesn't wait for its connections to end. */
  keep(client: PoolClient): void {
    keepUntilSettled(this.#ends, new Promise<void>((resolve) => client.once('end', () => resolve())));
  }

  /** Waits for pending connections first. A pool that ends drops them, and jobs that were done would be done again. */
  override async end(): Promise<void> {
    await Promise.allSettled(this.#asked);
    await super.end();
    await Promise.allSettled(this.#ends);
  }
}

/**
 * Opens the queue's connections. The queue doesn't await the end of a pool that it creates itself, nor handle its
 * errors: a database ending at that moment would end this process with an unhandled error.
 *
 * @param report called with a message when a connection fails.
 * @param sockets registers the connections, so that they can be ended from outside.
 */
export function openQueueConnections(
  url: string,
  report: (sentence: string) => void,
  sockets?: DatabaseSockets,
): Pool {
  const pool = new QueuePool({
    connectionString: url,
    max: POOL_SIZE,
    application_name: 'sonde-jobs',
    connectionTimeoutMillis: LONGEST_CONNECT_MILLISECONDS,
    ...(sockets && { stream: () => sockets.track(new Socket()) }),
    Client: QueueClient,
  });
  const reportFailure = (error: Error) => report(`The queue's connection failed: ${error.message}`);
  pool.on('error', reportFailure);
  pool.on('connect', (client) => {
    client.on('error', reportFailure);
    pool.keep(client);
  });
  return pool;
}
