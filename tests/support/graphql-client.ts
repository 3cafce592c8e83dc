import type { GraphqlHandler } from '../../server/graphql/graphql-handler.ts';

/** A GraphQL response. */
export interface GraphqlAnswer {
  readonly status: number;
  // Tests examine it with matchers.
  readonly body: {
    readonly data?: Record<string, unknown> | null;
    readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
  };
  readonly headers: Headers;
}

export interface GraphqlRequest {
  readonly query?: string;
  readonly operationName?: string;
  readonly variables?: Record<string, unknown>;
}

/** Sends a request like a browser and reads the response; a text `body` is sent unchanged. */
export async function sendGraphql(
  handler: GraphqlHandler,
  body: GraphqlRequest | readonly GraphqlRequest[] | string,
  {
    headers = {},
    remoteAddress,
  }: { readonly headers?: Record<string, string>; readonly remoteAddress?: string } = {},
): Promise<GraphqlAnswer> {
  const request = new Request('http://shop.test/graphql/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const response = await handler(request, { remoteAddress });
  return { status: response.status, body: JSON.parse(await response.text()), headers: response.headers };
}
