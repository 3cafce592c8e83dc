import { createClient } from './client.ts';

/** One client a page, for what is this buyer's: each question reaches the shop. */
export const storeClient = createClient('/graphql/');
