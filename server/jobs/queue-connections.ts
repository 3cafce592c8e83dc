import { Socket } from 'node:net';
import { Client, DatabaseError, Pool, type PoolClient } from 'pg';
import { isDatabaseAway } from '../db/connect.ts';
import type { DatabaseSockets } from '../db/database-sockets.ts';

/** Connections of the queue itself, one of them listening for new jobs. */
const POOL_SIZE = 3;

const LONGEST_CONNECT_MILLISECONDS = 5_000;

/** PostgreSQL's own code of a server that is not there yet (`cannot_connect_now`): the queue waits and tries again. */
const NOT_THERE = '57P03';

/** The driver gives an end of a connection no code, or the network's. */
const isAway = (error: unknown) => !(error instanceof DatabaseError) || isDatabaseAway(error);

/**
 * Nobody listens to the queue's last word about a job, and of all the ways in which a database can be away, it tries
 * again after this one alone: any other would end the process.
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

/** Keeps a promise for as long as nothing came of it. */
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

  /** Hears of a connection that was made: the pool's own end does not wait for the end of its connections. */
  keep(client: PoolClient): void {
    keepUntilSettled(this.#ends, new Promise<void>((resolve) => client.once('end', () => resolve())));
  }

  /** A pool that ends forgets who waits for a connection: jobs that were done would be done again. */
  override async end(): Promise<void> {
    await Promise.allSettled(this.#asked);
    await super.end();
    await Promise.allSettled(this.#ends);
  }
}

/**
 * Connections of the queue. A pool that the queue makes itself is neither waited for at its end nor listened to, so that
 * a database which ends at that moment would end this process with an error of nobody's.
 *
 * @param report hears a sentence when a connection fails.
 * @param sockets where the connections are entered, so that they can be ended from outside.
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
  const heard = (error: Error) => report(`The queue's connection failed: ${error.message}`);
  pool.on('error', heard);
  pool.on('connect', (client) => {
    client.on('error', heard);
    pool.keep(client);
  });
  return pool;
}
