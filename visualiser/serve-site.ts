import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { extname } from 'node:path';
import { UsageError } from '../model-tests/command-line.ts';
import type { Site } from './book/make-site.ts';
import { startRelay } from './live/relay.ts';
import type { Accept, Fresh } from './served/served.types.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
};

/** Why a port isn't available, by error code. */
const refusals: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'requires more permissions',
};

function refusalOf(error: NodeJS.ErrnoException, port: number): Error {
  const refusal = refusals[error.code ?? ''];
  if (refusal === undefined) return error;
  return new UsageError(
    `Port ${port} ${refusal}; choose another, or let the system choose one: PORT=0 npm run flows.`,
  );
}

/** The name of the requested file; null if the URL's encoding is malformed. */
function nameOf(url: string): string | null {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  try {
    return pathname === '/' ? 'index.html' : decodeURIComponent(pathname.slice(1));
  } catch {
    return null;
  }
}

/** In bytes. A page sends a few sentences. */
const LARGEST_SENT = 20_000;

/** Whether this server's own pages sent the request: other sites, whatever name they gave this computer, may not. */
function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { host = '', origin, 'content-type': type, 'content-length': length } = headers;
  return (
    /^(?:127\.0\.0\.1|localhost):\d+$/.test(host) &&
    origin === `http://${host}` &&
    type === 'application/json' &&
    Number(length) <= LARGEST_SENT
  );
}

async function isAccepted(accept: Accept, request: IncomingMessage): Promise<boolean> {
  if (!isFromOwnPage(request)) return false;
  const sent = await json(request).catch(() => undefined);
  return sent !== undefined && accept(nameOf(request.url ?? '/') ?? '', sent);
}

async function receive(accept: Accept, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead((await isAccepted(accept, request)) ? 204 : 400, { connection: 'close' }).end();
}

async function answer(
  site: Site | Promise<Site>,
  fresh: Fresh,
  url: string,
  response: ServerResponse,
): Promise<void> {
  const name = nameOf(url) ?? '';
  const content = (await site).get(name) ?? (await fresh(name));
  const type = types[extname(name)] ?? 'text/plain; charset=utf-8';
  response.writeHead(content === undefined ? 404 : 200, {
    'content-type': type,
    'cache-control': 'no-cache',
  });
  response.end(content ?? 'Page not found.');
}

/**
 * Serves the pages to this computer only, and relays the messages of running flows. It listens immediately and responds
 * once the pages are drawn. Rejects with a {@link UsageError} if the port isn't available.
 */
export function serveSite(
  site: Site | Promise<Site>,
  port: number,
  fresh: Fresh = () => Promise.resolve(undefined),
  accept: Accept = () => Promise.resolve(false),
): Promise<Server> {
  const server = createServer((request, response) => {
    const answered =
      request.method === 'POST'
        ? receive(accept, request, response)
        : answer(site, fresh, request.url ?? '/', response);
    // People edit some of these files, and a mistake in one mustn't end the server.
    answered.catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500).end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(refusalOf(error, port)));
    server.listen(port, '127.0.0.1', () => {
      // Only after listening, because the relay rethrows its server's errors, including that of an occupied port.
      startRelay(server);
      resolve(server);
    });
  });
}
