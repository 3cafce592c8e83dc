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
