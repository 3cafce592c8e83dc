import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { ownValue } from '@sonde/machines/rules/texts';

const contentTypes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

const encodings = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
] as const;

/** How long browsers and caches keep a file, by the start of its path: what its content names forever. */
const lifetimes = [
  ['/assets/', 'public, max-age=31536000, immutable'],
  ['/pictures/share-', 'public, max-age=604800'],
  ['/', 'public, max-age=3600'],
] as const;

const lifetimeOf = (path: string): string =>
  lifetimes.find(([start]) => path.startsWith(start))?.[1] ?? 'no-cache';

const readingMethods: readonly string[] = ['GET', 'HEAD'];

async function filesBelow(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  );
}

/**
 * Serves the built files of a folder, precompressed by the build where that helps.
 * Serves only paths that existed at startup; files named by their content are immutable.
 */
export async function staticFiles(folder: string): Promise<MiddlewareHandler> {
  const files = await filesBelow(folder);
  return async (context, next) => {
    const { method, path } = context.req;
    const type = ownValue(contentTypes, path.slice(path.lastIndexOf('.') + 1));
    if (!readingMethods.includes(method) || !files.has(path) || type === undefined) return next();
    const accepted = context.req.header('Accept-Encoding') ?? '';
    const encoding = encodings.find(
      ({ token, suffix }) => accepted.includes(token) && files.has(path + suffix),
    );
    const file = join(folder, path + (encoding?.suffix ?? ''));
    const etag = `"${(await stat(file)).size.toString(36)}-${(await stat(file)).mtimeMs.toString(36)}"`;
    const headers: Record<string, string> = {
      'Content-Type': type,
      'Cache-Control': lifetimeOf(path),
      Vary: 'Accept-Encoding',
      ETag: etag,
      ...(encoding && { 'Content-Encoding': encoding.token }),
    };
    if (context.req.header('If-None-Match') === etag) return new Response(null, { status: 304, headers });
    return new Response(await readFile(file), { headers });
  };
}
