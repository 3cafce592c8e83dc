import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AddressInfo } from 'node:net';

/** The address at which this process itself reaches the stand-ins. */
export interface StandInServer {
  /** Without a trailing slash. */
  readonly address: string;
  /** Sets the application; until then, requests fail. */
  serve(application: Hono): void;
  close(): void;
}

/**
 * Gives the stand-ins a local port of their own. A shop that is shutting down accepts no more public requests but still
 * finishes orders, for which it needs the stand-in of the card provider.
 */
export async function openStandInServer(): Promise<StandInServer> {
  let application: Hono | null = null;
  const server = createAdaptorServer({
    fetch: (request, bindings) =>
      application?.fetch(request, bindings) ?? new Response(null, { status: 503 }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    serve(served) {
      application = served;
    },
    close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}
