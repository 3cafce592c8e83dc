import {
  Client,
  fetchExchange,
  type AnyVariables,
  type CombinedError,
  type DocumentInput,
  type Exchange,
  type OperationResult,
} from 'urql';
import { BusyError, SessionEndedError } from '@sonde/machines/flow';
import { repeatExchange } from './repeat.ts';
import { reportExchange } from './report-exchange.ts';
import { isPermissionDenied, sessionExchange } from './session-exchange.ts';
import { storeFetch } from './store-fetch.ts';

/** The views' only access to the store API: POST /graphql/ with operationName, variables and query. */
export function createClient(url: string, cache?: Exchange): Client {
  return new Client({
    url,
    fetch: storeFetch,
    preferGetMethod: false,
    exchanges: [...(cache ? [cache] : []), sessionExchange, reportExchange, repeatExchange, fetchExchange],
  });
}

function reasonOf(error: CombinedError | undefined): Error {
  if (isPermissionDenied(error)) return new SessionEndedError();
  return error?.networkError instanceof BusyError
    ? error.networkError
    : (error ?? new Error('The answer has no data.'));
}

function dataOf<Data>({ data, error }: OperationResult<Data>): Data {
  if (error || !data) throw reasonOf(error);
  return data;
}

/** Queries the network; throws if there is no response, so that a flow can distinguish that from a refusal. */
export async function query<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(await client.query(document, variables, { requestPolicy: 'network-only' }).toPromise());
}

/** The same for data that rarely changes: accepts the client's cached response. */
export async function queryOnce<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(await client.query(document, variables, { requestPolicy: 'cache-first' }).toPromise());
}

/**
 * Sends a mutation once (again only with its idempotency key); throws if there is no response. One with a file is a
 * multipart request, and needs its key as a header.
 */
export async function mutate<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  headers: Readonly<Record<string, string>> = {},
): Promise<Data> {
  return dataOf(await client.mutation(document, variables, { fetchOptions: { headers } }).toPromise());
}
