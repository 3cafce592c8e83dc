import {
  type Request as GraphqlRequest,
  type Response as GraphqlResponse,
  type RequestParams,
  parseRequestParams,
} from 'graphql-http';
import { isUpload, readUpload } from './uploads.ts';

/** The API's response to a request that is not executed. */
export function graphqlRefusal(
  status: number,
  message: string,
  { code = 'BAD_REQUEST', headers = {} }: { code?: string; headers?: Record<string, string> } = {},
): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
}

/**
 * Refuses operations sent in an unsupported way; null if supported. Another site's page can send other content types
 * without a preflight request, multipart forms too, unless they need a header of their own.
 */
export function refuseForm(request: Request): Response | null {
  if (request.method !== 'POST') {
    return graphqlRefusal(405, 'Send operations by POST.', { headers: { allow: 'POST' } });
  }
  if (isUpload(request))
    return request.headers.has('idempotency-key')
      ? null
      : graphqlRefusal(415, 'Send the Idempotency-Key of a multipart request as a header.');
  return /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
    ? null
    : graphqlRefusal(415, 'Send operations as application/json.');
}

/** Parses the request's parameters; throws an error with a message for the client. */
export async function readParameters(
  request: GraphqlRequest<Request, unknown>,
): Promise<RequestParams | GraphqlResponse> {
  const body: unknown = isUpload(request.raw)
    ? await readUpload(request.raw)
    : await request.raw.json().catch(() => {
        throw new Error('The body is not JSON.');
      });
  if (Array.isArray(body)) throw new Error('Send one operation per request.');
  const headers = isUpload(request.raw)
    ? new Headers({ 'content-type': 'application/json' })
    : request.headers;
  return parseRequestParams({ ...request, headers, body: body as Record<string, unknown> | null });
}
