import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AddressInfo } from 'node:net';

/** Where this process itself asks the stand-ins. */
export interface StandInServer {
  /** Without a slash at the end. */
  readonly address: string;
  /** Says which application answers; until then nothing does. */
  serve(application: Hono): void;
  close(): void;
}

/**
 * Gives the stand-ins a port of their own on this machine. A shop that ends takes no more requests at its public one, and
 * still finishes orders, for which it asks the stand-in of the card provider.
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
