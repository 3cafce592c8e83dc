import type { AnyVariables, Client, DocumentInput } from 'urql';
import { storedSession } from '../browser/stored-session.ts';
import { accountCache } from './account-cache.ts';
import { createClient, mutate, query, queryOnce } from './client.ts';

/** Loaded when first needed: the client for what belongs to whoever is signed in. */

let client: Client | null = null;

/** Someone has signed in or out, here or in another tab: nothing of the previous person remains. */
const forget = () => {
  client = null;
};
window.addEventListener('sonde:session', forget);
storedSession.onChangeElsewhere(forget);

const current = (): Client => (client ??= createClient('/graphql/', accountCache()));

/** Asks the store about the person, unless the page has the answer already. */
export const askAccount = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> => queryOnce(current(), document, variables);

/** Asks the store anew, for what changes where the page does not see it. */
export const askAccountAnew = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> => query(current(), document, variables);

/** Changes something of the person's; the answer updates what the page has of it. No answer throws. */
export const changeAccount = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> => mutate(current(), document, variables);
