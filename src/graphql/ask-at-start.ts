import { reportError } from '../browser/report-error.ts';
import { storedSession } from '../browser/stored-session.ts';
import type { TypedDocument } from './checkout.generated.ts';

/** In milliseconds, from a lost request to the second one. */
const pause = 1000;

/** Sends a request to the store, and once more if it or its response was lost. */
async function request(init: RequestInit): Promise<Response> {
  const send = () => fetch('/graphql/', init);
  try {
    return await send();
  } catch (failure) {
    // What fetch throws without a connection.
    if (!(failure instanceof TypeError)) throw failure;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return send();
  }
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
}

/**
 * Sends a query of a signed-in person without the API client, which is larger than what most pages need at their start.
 * For what a page can do without, by an operation that carries the token (`authorized-operations.ts`): it is sent at most
 * twice. Rejects without a response, and after errors, which are reported.
 */
export async function askAtStart<Data, Variables>(
  query: TypedDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const [, operationName = ''] = /^query (\w+)/.exec(query) ?? [];
  const token = storedSession.token() ?? '';
  const response = await request({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
    body: JSON.stringify({ operationName, query, variables }),
  });
  const { data, errors } = (await response.json()) as Answer<Data>;
  if (data && !errors) return data;
  if (errors?.[0]?.extensions?.code === 'PermissionDenied') storedSession.end(token);
  else {
    window.dispatchEvent(new CustomEvent('sonde:graphql-error', { detail: { operationName } }));
    reportError(`Failed to run ${operationName}`);
  }
  throw new Error('The answer has no data.');
}
