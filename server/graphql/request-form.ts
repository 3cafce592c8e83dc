import {
  type Request as GraphqlRequest,
  type Response as GraphqlResponse,
  type RequestParams,
  parseRequestParams,
} from 'graphql-http';

/** An answer in the API's form to a request that is not executed. */
export function graphqlRefusal(
  status: number,
  message: string,
  { code = 'BAD_REQUEST', headers = {} }: { code?: string; headers?: Record<string, string> } = {},
): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
}

/**
 * What is wrong with the way in which an operation is sent; null when nothing is. Another site's page can send the
 * other content types without asking first.
 */
export function refuseForm(request: Request): Response | null {
  if (request.method !== 'POST') {
    return graphqlRefusal(405, 'Send operations by POST.', { headers: { allow: 'POST' } });
  }
  return /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
    ? null
    : graphqlRefusal(415, 'Send operations as application/json.');
}

/** What is asked for; throws an error with a sentence for the client. */
export async function readParameters(
  request: GraphqlRequest<Request, unknown>,
): Promise<RequestParams | GraphqlResponse> {
  const body: unknown = await request.raw.json().catch(() => {
    throw new Error('The body is not JSON.');
  });
  if (Array.isArray(body)) throw new Error('Send one operation a request.');
  return parseRequestParams({ ...request, body: body as Record<string, unknown> | null });
}
