import type { AnyVariables, DocumentInput } from 'urql';
import { publicCache } from '../graphql/public-cache.ts';
import { createClient, queryOnce } from '../graphql/client.ts';
import { persistedCache } from '../graphql/persisted-cache.ts';

/** Loaded when first needed: what is the same for everybody is kept by this page, and for a while by this browser. */

/** A browser that forbids its storage throws on each use, which the cache takes as nothing there. */
const browserStorage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, text: string) => localStorage.setItem(key, text),
  removeItem: (key: string) => localStorage.removeItem(key),
};

const client = createClient('/graphql/', publicCache(persistedCache(browserStorage)));

/** Asks what hardly changes: an answer that is there already is good. */
export const askPublic = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> => queryOnce(client, document, variables);
