import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** Shorter bodies would hardly become shorter. */
const WORTH_IT_BYTES = 1024;

/** As large as the body needs, which is what the compressor sets aside for it: 2^9 to 2^15 bytes. */
const windowFor = (bytes: number) => Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes))));

/** Whether a client that sends this `Accept-Encoding` takes a coding; browsers name brotli on HTTPS and localhost alone. */
function accepts(header: string | null, coding: 'br' | 'gzip'): boolean {
  const taken = parseAccept(header ?? '');
  const weightOf = (name: string) => taken.find(({ type }) => type.toLowerCase() === name)?.q;
  return (weightOf(coding) ?? weightOf('*') ?? 0) > 0;
}

/** Bytes that are set aside at a time for what comes out: text becomes about a third; the compressor takes 64 or more. */
const chunkFor = (bytes: number) => Math.max(64, Math.ceil(bytes / 3));

/** A body in gzip's form; made at once, which is its right price for what is in memory as a whole. */
const gzipped = (body: Buffer): Buffer<ArrayBuffer> =>
  gzipSync(body, { windowBits: windowFor(body.byteLength), chunkSize: chunkFor(body.byteLength) });

/** A text in both forms that browsers take. */
export interface Compressed {
  readonly br: Buffer<ArrayBuffer>;
  readonly gzip: Buffer<ArrayBuffer>;
}

/** Of eleven; higher ones cost several times the work for a page that is kept for a minute. */
const BROTLI_QUALITY = 5;

/** Compresses what is answered again and again. */
export function compress(text: string): Compressed {
  const body = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return { br: brotliCompressSync(body, { params }), gzip: gzipped(body) };
}

interface TextAnswer {
  readonly text: string;
  /** The same compressed, where it is kept. */
  readonly compressed?: Compressed | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

interface Coded {
  readonly coding: 'br' | 'gzip';
  readonly body: Buffer<ArrayBuffer>;
}

/** The body in a form that the client takes; null where it takes none or that isn't worth it. */
function codedFor(header: string | null, { text, compressed }: TextAnswer): Coded | null {
  if (compressed && accepts(header, 'br')) return { coding: 'br', body: compressed.br };
  if (!accepts(header, 'gzip')) return null;
  if (compressed) return { coding: 'gzip', body: compressed.gzip };
  const bytes = Buffer.from(text);
  return bytes.byteLength < WORTH_IT_BYTES ? null : { coding: 'gzip', body: gzipped(bytes) };
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
  const coded = codedFor(asked.get('accept-encoding'), answer);
  return new Response(coded?.body ?? text, {
    status,
    headers: { ...headers, vary, ...(coded && { 'content-encoding': coded.coding }) },
  });
}
