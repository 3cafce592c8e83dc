import { mkdtempSync, rmSync } from 'node:fs';
import { type Server, type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The ways in which a database can be unavailable, as seen by its clients. */
export const absences = ['hangs', 'ends every connection', 'is gone'] as const;
type Absence = (typeof absences)[number];

/** A proxy between a client and its database. */
export interface DatabaseProxy {
  /** The database's URL through the proxy. */
  readonly url: string;
  /** Makes the database unavailable. */
  begin(absence: Absence): Promise<void>;
  /** Makes it available again. Earlier connections stay closed. */
  end(): Promise<void>;
  /** From now on leads to another database. Connections to the earlier one end. */
  moveTo(databaseUrl: string): void;
  close(): Promise<void>;
}

/** Starts a proxy for the database of a `postgres://` URL whose host is a socket's folder. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const socketOf = (folder: string) => join(folder, '.s.PGSQL.5432');
  const addressOf = ({ hostname }: URL) => socketOf(decodeURIComponent(hostname));
  const upstream = new URL(databaseUrl);
  let database = addressOf(upstream);
  const folder = mkdtempSync(join(tmpdir(), 'sonde-proxy-'));
  const sockets = new Set<Socket>();
  let absence: Absence | null = null;
  let server: Server;

  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };

  function accept(client: Socket): void {
    track(client);
    if (absence === 'ends every connection') client.destroy();
    if (absence !== null) return;
    const peer = track(connect(database));
    client.pipe(peer).pipe(client);
    client.once('close', () => peer.destroy());
    peer.once('close', () => client.destroy());
  }

  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer(accept);
      server.listen(socketOf(folder), resolve);
    });
  const unlisten = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      endAll();
    });

  await listen();
  const url = new URL(databaseUrl);
  url.hostname = encodeURIComponent(folder);
  return {
    url: url.href.replace(upstream.hostname, encodeURIComponent(folder)),
    async begin(kind) {
      absence = kind;
      if (kind === 'is gone') await unlisten();
      else if (kind === 'ends every connection') endAll();
      else for (const socket of sockets) socket.unpipe().pause();
    },
    async end() {
      if (absence === null) return;
      if (absence === 'is gone') await listen();
      absence = null;
      endAll();
    },
    moveTo(other) {
      database = addressOf(new URL(other));
      endAll();
    },
    async close() {
      if (absence !== 'is gone') await unlisten();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
