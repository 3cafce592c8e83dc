import type { AnyVariables, DocumentInput } from 'urql';
import { publicCache } from './public-cache.ts';
import { createClient, queryOnce } from './client.ts';
import { keptAnswers } from './kept-answers.ts';

/** Loaded when first needed: what is the same for everybody is kept by this page, and for a while by this browser. */

const client = createClient('/graphql/', publicCache(keptAnswers));

/** Asks what hardly changes: an answer that is there already is good. */
export const askPublic = <Data, Variables extends AnyVariables>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): Promise<Data> => queryOnce(client, document, variables);
