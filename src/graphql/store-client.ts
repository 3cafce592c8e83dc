import { createClient } from './client.ts';

/** One client per page for the buyer's own data; every query reaches the shop. */
export const storeClient = createClient('/graphql/');
