import { gzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';

/** Shorter bodies would hardly become shorter. */
const WORTH_IT_BYTES = 1024;
const textual = /^(?:text\/|application\/(?:[a-z-]+\+)?json|application\/xml)/;

/** As large as the body needs, which is what the compressor sets aside for it: 2^9 to 2^15 bytes. */
const windowFor = (bytes: number) => Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes))));

/** Whether a client that sends this `Accept-Encoding` takes gzip. */
export function acceptsGzip(header: string | null | undefined): boolean {
  const accepted = parseAccept(header ?? '');
  const weightOf = (coding: string) => accepted.find(({ type }) => type.toLowerCase() === coding)?.q;
  return (weightOf('gzip') ?? weightOf('*') ?? 0) > 0;
}

/** Bytes that are set aside at a time for what comes out: text becomes about a third; the compressor takes 64 or more. */
const chunkFor = (bytes: number) => Math.max(64, Math.ceil(bytes / 3));

/** A body in gzip's form; made at once, which is its right price for what is in memory as a whole. */
export const gzipped = (body: Buffer): Buffer<ArrayBuffer> =>
  gzipSync(body, { windowBits: windowFor(body.byteLength), chunkSize: chunkFor(body.byteLength) });

/**
 * Answers of text in one piece, compressed where the client takes it. What the shop answers is in memory as a whole, so a
 * stream through another thread, as the framework's own compression has it, would cost several times the work.
 */
export const compressed: MiddlewareHandler = async (context, next) => {
  await next();
  const { status, headers } = context.res;
  const isReady = context.req.method === 'HEAD' || headers.has('Content-Encoding');
  if (isReady || !textual.test(headers.get('Content-Type') ?? '')) return;
  const body = Buffer.from(await context.res.arrayBuffer());
  headers.append('Vary', 'Accept-Encoding');
  headers.delete('Content-Length');
  const isCompressed =
    body.byteLength >= WORTH_IT_BYTES && acceptsGzip(context.req.header('Accept-Encoding'));
  if (isCompressed) headers.set('Content-Encoding', 'gzip');
  // An answer that replaces another would be read through a stream.
  context.res = undefined;
  context.res = new Response(isCompressed ? gzipped(body) : body, { status, headers });
};
