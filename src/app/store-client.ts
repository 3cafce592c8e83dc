import { createClient } from '../graphql/client.ts';

/** One client a page; its cache is shared by the cart and the checkout. */
export const storeClient = createClient('/graphql/');
