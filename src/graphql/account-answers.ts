import type { AnyVariables, Client, DocumentInput } from 'urql';
import { storedSession } from '../browser/stored-session.ts';
import { accountCache } from './account-cache.ts';
import { createClient, mutate, query, queryOnce } from './client.ts';

/** Loaded when first needed: the client for the signed-in user's data. */

let client: Client | null = null;

/** Someone has signed in or out, here or in another tab: all data of the previous user is discarded. */
const forget = () => {
  client = null;
};
window.addEventListener('sonde:session', forget);
storedSession.onChangeInOtherTab(forget);

const current = (): Client => (client ??= createClient('/graphql/', accountCache()));

/** Queries the user's data, unless the page already has the response. */
export const askAccount = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> => queryOnce(current(), document, variables);

/** Queries the store again, for data that changes outside the page. */
export const askAccountUncached = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> => query(current(), document, variables);

/** Changes the user's data; the response updates the page's cache. Throws without a response. */
export const changeAccount = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> => mutate(current(), document, variables);
