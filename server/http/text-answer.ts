import { gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** Shorter bodies would hardly become shorter. */
const WORTH_IT_BYTES = 1024;

/** As large as the body needs, which is what the compressor sets aside for it: 2^9 to 2^15 bytes. */
const windowFor = (bytes: number) => Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes))));

/** Whether a client that sends this `Accept-Encoding` takes gzip. */
function acceptsGzip(header: string | null): boolean {
  const taken = parseAccept(header ?? '');
  const weightOf = (coding: string) => taken.find(({ type }) => type.toLowerCase() === coding)?.q;
  return (weightOf('gzip') ?? weightOf('*') ?? 0) > 0;
}

/** Bytes that are set aside at a time for what comes out: text becomes about a third; the compressor takes 64 or more. */
const chunkFor = (bytes: number) => Math.max(64, Math.ceil(bytes / 3));

/** A body in gzip's form; made at once, which is its right price for what is in memory as a whole. */
export const gzipped = (body: Buffer): Buffer<ArrayBuffer> =>
  gzipSync(body, { windowBits: windowFor(body.byteLength), chunkSize: chunkFor(body.byteLength) });

interface TextAnswer {
  readonly text: string;
  /** The same in gzip's form, where it is kept. */
  readonly compressed?: Buffer<ArrayBuffer> | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** The text in gzip's form; null where that is not worth it. */
function inGzip({ text, compressed }: TextAnswer): Buffer<ArrayBuffer> | null {
  if (compressed) return compressed;
  const bytes = Buffer.from(text);
  return bytes.byteLength < WORTH_IT_BYTES ? null : gzipped(bytes);
}

/**
 * An answer of text in one piece, compressed where that is worth it and the client takes it. A stream through another
 * thread, as the framework's own compression has it, would cost several times the work, and so would reading the body
 * of an answer that is made already.
 */
export function textAnswer({ method, headers: asked }: Request, answer: TextAnswer): Response {
  const { text, status, headers } = answer;
  const vary = headers['vary'] === undefined ? 'Accept-Encoding' : `${headers['vary']}, Accept-Encoding`;
  if (method === 'HEAD') return new Response(null, { status, headers: { ...headers, vary } });
  const zipped = acceptsGzip(asked.get('accept-encoding')) ? inGzip(answer) : null;
  return new Response(zipped ?? text, {
    status,
    headers: { ...headers, vary, ...(zipped && { 'content-encoding': 'gzip' }) },
  });
}
