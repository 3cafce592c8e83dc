import type { AnyVariables, DocumentInput } from 'urql';
import { publicCache } from '../graphql/public-cache.ts';
import { createClient, queryOnce } from '../graphql/client.ts';
import { keptAnswers } from './kept-answers.ts';

/** Loaded when first needed: what is the same for everybody is kept by this page, and for a while by this browser. */

const client = createClient('/graphql/', publicCache(keptAnswers));

/** Asks what hardly changes: an answer that is there already is good. */
export const askPublic = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> => queryOnce(client, document, variables);
