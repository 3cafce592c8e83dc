import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { networkOf } from '../kernel/rate-limits/client-network.ts';
import type { RateLimitName } from '../kernel/rate-limits/rate-limits.ts';

/** The only field that accepts a file, and its variable. */
const uploadField = 'learnerVerificationSubmit';
const uploadVariable = 'proof';

/** Counted for each file before it is read: the person who sends many has to wait without having been read. */
export const uploadLimit: RateLimitName = 'learnerVerification';

/** The maximum size of an operation in bytes, whether a file comes with it or not. */
export const largestOperation = 256 * 1024;

/** Whether a request with this Content-Type contains a file. */
export const isUploadType = (contentType: string | null | undefined): boolean =>
  /^multipart\/form-data\s*;/i.test(contentType ?? '');

/** Whether a request contains a file. */
export const isUpload = ({ headers }: { readonly headers: Headers }): boolean =>
  isUploadType(headers.get('content-type'));

function parseOperation(text: unknown): unknown {
  if (typeof text !== 'string' || Buffer.byteLength(text) > largestOperation) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Any other map would put the file elsewhere. */
const isMapTo = (map: unknown, key: string): boolean =>
  JSON.stringify(map) === JSON.stringify({ [key]: [`variables.${uploadVariable}`] });

const boundaryIn = (contentType: string) => /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType);

/** An operation, its map and a file. */
const parts = 3;

/** The maximum size of a part's headers in bytes. */
const largestHead = 1024;

/**
 * Whether a body has no more parts and headers than an upload. Parsing those that someone else makes up, a million in a
 * few megabytes, would keep the process busy for seconds.
 */
function hasFewParts(body: Buffer, contentType: string): boolean {
  const [, quoted, plain] = boundaryIn(contentType) ?? [];
  const delimiter = `--${quoted ?? plain ?? ''}`;
  let at = delimiter === '--' ? -1 : 0;
  for (let part = 0; part < parts; part += 1) {
    if (at === -1 || (part === 0 && body.indexOf(delimiter) !== 0)) return false;
    const head = body.subarray(at, at + delimiter.length + largestHead).indexOf('\r\n\r\n');
    if (head === -1) return false;
    at = body.indexOf(delimiter, at + head);
  }
  return at !== -1 && body.indexOf(delimiter, at + 1) === -1;
}

/** What the client is told about any other form. */
export const uploadForm = 'Send one operation of at most 256 KB, its map and one file.';

/** Reads a multipart request without parsing it; null if it has other parts than an upload. */
export async function readParts(request: Request): Promise<Buffer<ArrayBuffer> | null> {
  const body = Buffer.from(await request.arrayBuffer());
  return hasFewParts(body, request.headers.get('content-type') ?? '') ? body : null;
}

async function readForm(request: Request): Promise<FormData> {
  const body = await readParts(request);
  const contentType = request.headers.get('content-type') ?? '';
  return body === null
    ? new FormData()
    : new Response(body, { headers: { 'content-type': contentType } }).formData();
}

/**
 * Reads a multipart request, an operation with one file in place of its variable, as the body of an ordinary one.
 * The person who passes the request on has limited its size.
 *
 * @see https://github.com/jaydenseric/graphql-multipart-request-spec
 */
export async function readUpload(request: Request): Promise<object> {
  const form = await readForm(request).catch(() => new FormData());
  const [key, file] = [...form].find(([, value]) => typeof value !== 'string') ?? [];
  const operation = parseOperation(form.get('operations'));
  if (
    [...form.keys()].length !== parts ||
    key === undefined ||
    typeof operation !== 'object' ||
    operation === null ||
    Array.isArray(operation) ||
    !isMapTo(parseOperation(form.get('map')), key)
  )
    throw new Error(uploadForm);
  const { variables } = operation as { readonly variables?: object };
  return { ...operation, variables: { ...variables, [uploadVariable]: file } };
}

/** Whether an operation may be sent with a file: it's the one that accepts it, and nothing else. */
export function mayHaveFile(
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean {
  const [field, ...others] = selectionSet.selections;
  return (
    document.definitions.length === 1 &&
    operation === OperationTypeNode.MUTATION &&
    others.length === 0 &&
    field?.kind === Kind.FIELD &&
    field.name.value === uploadField
  );
}

/** Each is kept in memory until it's stored. */
const mostAtOnce = 8;

/** Counts the uploads that this process reads at once: one of a client, so that a slow one can't keep others out. */
export interface UploadGate {
  /** Runs one; null if the client's previous one hasn't ended, or if there are too many. */
  pass(clientAddress: string, read: () => Promise<Response>): Promise<Response | null>;
}

/** Lets through a limited number of uploads at once, one of each client. */
export function createUploadGate(): UploadGate {
  const clients = new Set<string>();
  let reading = 0;
  return {
    async pass(clientAddress, read) {
      const client = networkOf(clientAddress);
      if (reading >= mostAtOnce || (client !== null && clients.has(client))) return null;
      reading += 1;
      if (client !== null) clients.add(client);
      try {
        return await read();
      } finally {
        reading -= 1;
        if (client !== null) clients.delete(client);
      }
    },
  };
}
