import type { ErrorMessage } from '../mapping/messages.ts';

/** The message for a buyer in a country where the shop doesn't sell. */
export const notSoldThere: ErrorMessage = {
  type: 'error',
  code: 'country_not_available',
  severity: 'unrecoverable',
  content: "We don't sell in this country.",
  path: '$.context.address_country',
};
