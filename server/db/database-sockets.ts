import type { Socket } from 'node:net';

/** The connections to one database, below their drivers: while a database hangs, no driver can end them. */
export interface DatabaseSockets {
  /** Adds a new connection and returns it. While connections are refused, it fails at once. */
  track(socket: Socket): Socket;
  /** Fails every connection, and every new one until `admit`. */
  refuse(): void;
  /** Accepts new connections again. */
  admit(): void;
}

/** Both drivers treat this code as the end of a connection, which `isDatabaseUnavailable` recognizes. */
const noAnswer = () => Object.assign(new Error('The database does not answer.'), { code: 'ECONNRESET' });

/**
 * Makes a failed connection end as if the server had ended it. The driver `postgres` (3.4.9) loses queries sent between
 * a connection's error and its end; they never settle. Until the server has sent data, the error stays: without it, the
 * driver would reconnect forever.
 */
function endPlainly(socket: Socket): void {
  const destroy = socket.destroy.bind(socket);
  socket.destroy = (error) => destroy(socket.bytesRead > 0 ? undefined : error);
}

/** Tracks the open sockets to the database, so that all of them can be ended at once. */
export function createDatabaseSockets(): DatabaseSockets {
  const open = new Set<Socket>();
  let isRefusing = false;

  return {
    track(socket) {
      endPlainly(socket);
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      // The driver attaches its error listener in the next turn.
      if (isRefusing) setImmediate(() => socket.destroy(noAnswer()));
      return socket;
    },
    refuse() {
      isRefusing = true;
      for (const socket of open) socket.destroy(noAnswer());
    },
    admit() {
      isRefusing = false;
    },
  };
}
