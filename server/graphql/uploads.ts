import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/** The only field that accepts a file, and its variable. */
const uploadField = 'learnerVerificationSubmit';
const uploadVariable = 'proof';

/** Whether a request with this Content-Type contains a file. */
export const isUploadType = (contentType: string | null | undefined): boolean =>
  /^multipart\/form-data\s*;/i.test(contentType ?? '');

/** Whether a request contains a file. */
export const isUpload = ({ headers }: { readonly headers: Headers }): boolean =>
  isUploadType(headers.get('content-type'));

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Any other map would put the file elsewhere. */
const isMapTo = (map: unknown, key: string): boolean =>
  JSON.stringify(map) === JSON.stringify({ [key]: [`variables.${uploadVariable}`] });

/**
 * Reads a multipart request, an operation with one file in place of its variable, as the body of an ordinary one.
 * Whoever passes the request on limits its size while it's read.
 *
 * @see https://github.com/jaydenseric/graphql-multipart-request-spec
 */
export async function readUpload(request: Request): Promise<object> {
  const form = await request.formData().catch(() => new FormData());
  const [key, file] = [...form].find(([, value]) => typeof value !== 'string') ?? [];
  const operation = parsed(form.get('operations'));
  if (
    [...form.keys()].length !== 3 ||
    key === undefined ||
    typeof operation !== 'object' ||
    operation === null ||
    Array.isArray(operation) ||
    !isMapTo(parsed(form.get('map')), key)
  )
    throw new Error('Send one operation, its map and one file.');
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

/** Counts the uploads that this process reads at once. */
export interface UploadGate {
  /** Runs one; null if there are too many. */
  pass(read: () => Promise<Response>): Promise<Response | null>;
}

export function createUploadGate(most = mostAtOnce): UploadGate {
  let reading = 0;
  return {
    async pass(read) {
      if (reading >= most) return null;
      reading += 1;
      try {
        return await read();
      } finally {
        reading -= 1;
      }
    },
  };
}
