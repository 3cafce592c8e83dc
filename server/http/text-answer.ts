import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** Compression hardly shortens smaller bodies. */
const WORTH_IT_BYTES = 1024;

/** The window that the body needs, because the compressor allocates that much: 2^9 to 2^15 bytes. */
const windowFor = (bytes: number) => Math.min(15, Math.max(9, Math.ceil(Math.log2(bytes))));

/** Whether an `Accept-Encoding` header accepts a coding; browsers list brotli only on HTTPS and localhost. */
function accepts(header: string | null, coding: 'br' | 'gzip'): boolean {
  const taken = parseAccept(header ?? '');
  const weightOf = (name: string) => taken.find(({ type }) => type.toLowerCase() === name)?.q;
  return (weightOf(coding) ?? weightOf('*') ?? 0) > 0;
}

/** Output buffer size in bytes: text shrinks to about a third; the compressor's minimum is 64. */
const chunkFor = (bytes: number) => Math.max(64, Math.ceil(bytes / 3));

/** Compresses a body with gzip, synchronously, which is cheapest for a body that is in memory anyway. */
const gzip = (body: Buffer): Buffer<ArrayBuffer> =>
  gzipSync(body, { windowBits: windowFor(body.byteLength), chunkSize: chunkFor(body.byteLength) });

/** A text in both codings that browsers accept, instead of the text itself. */
export interface Compressed {
  readonly br: Buffer<ArrayBuffer>;
  readonly gzip: Buffer<ArrayBuffer>;
}

/** Of eleven; higher levels cost several times as much for a page that is cached for a minute. */
const BROTLI_QUALITY = 5;

/** Compresses a text that is sent repeatedly. */
export function compress(text: string): Compressed {
  const body = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return { br: brotliCompressSync(body, { params }), gzip: gzip(body) };
}

interface TextAnswer {
  readonly body: string | Compressed;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

interface Coded {
  /** Null for the plain text. */
  readonly coding: 'br' | 'gzip' | null;
  readonly body: string | Buffer<ArrayBuffer>;
}

function selectCompressed(header: string | null, { br, gzip }: Compressed): Coded {
  if (accepts(header, 'br')) return { coding: 'br', body: br };
  return accepts(header, 'gzip')
    ? { coding: 'gzip', body: gzip }
    : { coding: null, body: gunzipSync(gzip) as Buffer<ArrayBuffer> };
}

/** The body in a coding that the client accepts; plain if it accepts none or compression isn't worthwhile. */
function encodeFor(header: string | null, body: string | Compressed): Coded {
  if (typeof body !== 'string') return selectCompressed(header, body);
  if (!accepts(header, 'gzip') || Buffer.byteLength(body) < WORTH_IT_BYTES) return { coding: null, body };
  return { coding: 'gzip', body: gzip(Buffer.from(body)) };
}

/**
 * A text response in one piece, compressed if worthwhile and accepted. The framework's own compression streams through
 * another thread, which costs several times as much, as does reading the body of a finished response.
 */
export function textAnswer({ method, headers: asked }: Request, answer: TextAnswer): Response {
  const { status, headers } = answer;
  const vary = headers['vary'] === undefined ? 'Accept-Encoding' : `${headers['vary']}, Accept-Encoding`;
  if (method === 'HEAD') return new Response(null, { status, headers: { ...headers, vary } });
  const { coding, body } = encodeFor(asked.get('accept-encoding'), answer.body);
  return new Response(body, {
    status,
    headers: { ...headers, vary, ...(coding !== null && { 'content-encoding': coding }) },
  });
}
