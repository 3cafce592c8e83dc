import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import type { Site } from './book/make-site.ts';
import { relayOn } from './live/relay.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
};

/** Serves the pages to this machine only, and hands on to them what running flows tell. Rejects where the port is taken. */
export function serveSite(site: Site, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const name = pathname === '/' ? 'index.html' : decodeURIComponent(pathname.slice(1));
    const content = site.get(name);
    const type = types[extname(name)] ?? 'text/plain; charset=utf-8';
    response.writeHead(content === undefined ? 404 : 200, { 'content-type': type });
    response.end(content ?? 'There is no such page.');
  });
  relayOn(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
