import {
  type Request as GraphqlRequest,
  type Response as GraphqlResponse,
  type RequestParams,
  parseRequestParams,
} from 'graphql-http';

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
 * without a preflight request.
 */
export function refuseForm(request: Request): Response | null {
  if (request.method !== 'POST') {
    return graphqlRefusal(405, 'Send operations by POST.', { headers: { allow: 'POST' } });
  }
  return /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
    ? null
    : graphqlRefusal(415, 'Send operations as application/json.');
}

/** Parses the request's parameters; throws an error with a message for the client. */
export async function readParameters(
  request: GraphqlRequest<Request, unknown>,
): Promise<RequestParams | GraphqlResponse> {
  const body: unknown = await request.raw.json().catch(() => {
    throw new Error('The body is not JSON.');
  });
  if (Array.isArray(body)) throw new Error('Send one operation per request.');
  return parseRequestParams({ ...request, body: body as Record<string, unknown> | null });
}
