import { createHmac } from 'node:crypto';
import type { Environment } from './environment.ts';

/**
 * The settings of a process in which all others of the shop must agree, by variable; of the secret, a digest. Else
 * links, accounts, taxes or money would depend on the process that answers.
 *
 * @param tokenSecret null where it isn't known.
 */
export const sharedSettingsOf = (
  environment: Environment,
  tokenSecret: string | null,
): Readonly<Record<string, string>> => ({
  ...(tokenSecret !== null && {
    TOKEN_SECRET: createHmac('sha256', tokenSecret).update('running process').digest('base64url'),
  }),
  STRIPE_SECRET_KEY: environment.card === null ? 'the stand-in' : 'an account',
  CLOUD_URL: environment.cloudUrl ?? '',
  SELLER_COUNTRY: environment.seller.country,
  SALES_TAX_SERVICE: environment.asksTaxService ? 'stripe' : 'off',
});
