import {
  Client,
  fetchExchange,
  type AnyVariables,
  type CombinedError,
  type DocumentInput,
  type Exchange,
  type OperationResult,
} from 'urql';
import { BusyError } from '@sonde/machines/flow';
import { repeatExchange } from './repeat.ts';
import { sessionExchange } from './session-exchange.ts';
import { storeFetch } from './store-fetch.ts';

/** The one way from views to the store API: POST /graphql/ with operationName, variables and query. */
export function createClient(url: string, cache?: Exchange): Client {
  return new Client({
    url,
    fetch: storeFetch,
    preferGetMethod: false,
    exchanges: [...(cache ? [cache] : []), sessionExchange, repeatExchange, fetchExchange],
  });
}

const reasonOf = (error: CombinedError | undefined): Error =>
  error?.networkError instanceof BusyError
    ? error.networkError
    : (error ?? new Error('The answer has no data.'));

function dataOf<Data>({ data, error }: OperationResult<Data>): Data {
  if (error || !data) throw reasonOf(error);
  return data;
}

/** Asks the network; a failure to get an answer throws, so that a flow can tell it from a refusal. */
export async function query<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(await client.query(document, variables, { requestPolicy: 'network-only' }).toPromise());
}

/** The same for what hardly changes: an answer that the client's cache has already is good. */
export async function queryOnce<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(await client.query(document, variables, { requestPolicy: 'cache-first' }).toPromise());
}

/** Sends a mutation once (again only with its idempotency key); no answer throws. */
export async function mutate<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return dataOf(await client.mutation(document, variables).toPromise());
}
