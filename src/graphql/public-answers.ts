import type { AnyVariables, DocumentInput } from 'urql';
import { publicCache } from './public-cache.ts';
import { createClient, queryOnce } from './client.ts';
import { responseCache } from './response-cache.ts';

/** Caches responses equal for all visitors, in this page and, for a while, in this browser. The module loads on demand. */

const client = createClient('/graphql/', publicCache(responseCache));

/** Queries data that rarely changes; accepts a cached response. */
export const askPublic = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> => queryOnce(client, document, variables);
