import type { Socket } from 'node:net';

/** The connections to one database, below their drivers: a database that hangs lets no driver end them. */
export interface DatabaseSockets {
  /** Adds a new connection and returns it. While connections are refused it fails at once. */
  track(socket: Socket): Socket;
  /** Fails every connection, and every new one until `admit`. */
  refuse(): void;
  /** Lets new connections through again. */
  admit(): void;
}

/** Both drivers read this code as the end of a connection, which `isDatabaseAway` recognizes. */
const noAnswer = () => Object.assign(new Error('The database does not answer.'), { code: 'ECONNRESET' });

/**
 * A connection that failed ends as if the server had ended it. The driver `postgres` (3.4.9) forgets what it is asked between
 * an error of a connection and its end, which then never settles. Before the server has said anything, the error stays: such
 * a connection the driver would make again and again.
 */
function endPlainly(socket: Socket): void {
  const destroy = socket.destroy.bind(socket);
  socket.destroy = (error) => destroy(socket.bytesRead > 0 ? undefined : error);
}

export function createDatabaseSockets(): DatabaseSockets {
  const open = new Set<Socket>();
  let isRefusing = false;

  return {
    track(socket) {
      endPlainly(socket);
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      // The driver listens for errors from the next turn on.
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
