import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { UsageError } from '../model-tests/command-line.ts';
import type { Site } from './book/make-site.ts';
import { relayOn } from './live/relay.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
};

/** Why a port cannot be had, by the code of the system's error. */
const refusals: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken',
  EACCES: 'is not for everybody to open',
};

function refusalOf(error: NodeJS.ErrnoException, port: number): Error {
  const refusal = refusals[error.code ?? ''];
  if (refusal === undefined) return error;
  return new UsageError(
    `Port ${port} ${refusal}; choose another one, or any that is free: PORT=0 npm run flows.`,
  );
}

/** The name of the file that is asked for; null for an address that is no encoded text. */
function nameOf(url: string): string | null {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  try {
    return pathname === '/' ? 'index.html' : decodeURIComponent(pathname.slice(1));
  } catch {
    return null;
  }
}

/** What may have changed since the pages were drawn, by the name under which they ask for it. */
export type Fresh = (name: string) => Promise<string | Uint8Array | undefined>;

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
  response.end(content ?? 'There is no such page.');
}

/**
 * Serves the pages to this machine only, and hands on to them what running flows tell. Has the port at once, and answers
 * when the pages are drawn. Rejects with a {@link UsageError} where the port cannot be had.
 */
export function serveSite(
  site: Site | Promise<Site>,
  port: number,
  fresh: Fresh = () => Promise.resolve(undefined),
): Promise<Server> {
  const server = createServer((request, response) => {
    void answer(site, fresh, request.url ?? '/', response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(refusalOf(error, port)));
    server.listen(port, '127.0.0.1', () => {
      // Only now: the relay throws the errors of its server again, that of a port that is taken, too.
      relayOn(server);
      resolve(server);
    });
  });
}
