import { type AccountRegion, accountRegions } from '@sonde/machines/rules/payment';
import type { Variables } from './environment.schema.ts';
import type { CardProviderAccount, PaypalAccount, RegionalAccounts } from './environment.types.ts';
import { distinctProviderVariables } from './provider.variables.ts';

/** The variables of an account: the main one's, or a region's. */
type Suffix = '' | `_${AccountRegion}`;

/** The account at the card provider; null if it isn't set. */
export function cardAccount(values: Variables, suffix: Suffix = ''): CardProviderAccount | null {
  const secretKey = values[`STRIPE_SECRET_KEY${suffix}`];
  const publishableKey = values[`STRIPE_PUBLISHABLE_KEY${suffix}`];
  const webhookSecret = values[`STRIPE_WEBHOOK_SECRET${suffix}`];
  return secretKey === undefined || publishableKey === undefined || webhookSecret === undefined
    ? null
    : { secretKey, publishableKey, webhookSecret, apiBase: values.STRIPE_API_BASE ?? null };
}

/** The account at PayPal; null if it isn't set. */
export function paypalAccount(values: Variables, suffix: Suffix = ''): PaypalAccount | null {
  const clientId = values[`PAYPAL_CLIENT_ID${suffix}`];
  const clientSecret = values[`PAYPAL_CLIENT_SECRET${suffix}`];
  const webhookId = values[`PAYPAL_WEBHOOK_ID${suffix}`];
  return clientId === undefined || clientSecret === undefined || webhookId === undefined
    ? null
    : { clientId, clientSecret, webhookId, apiBase: values.PAYPAL_API_BASE ?? null };
}

/** The accounts of the regions that have their own. */
export const regionalAccounts = (values: Variables): RegionalAccounts =>
  Object.fromEntries(
    accountRegions.flatMap((region) => {
      const card = cardAccount(values, `_${region}`);
      const paypal = paypalAccount(values, `_${region}`);
      return card === null && paypal === null ? [] : [[region, { card, paypal }]];
    }),
  );

/** A sentence for every variable that repeats the value of another account. */
export const repeatedAccounts = (values: Variables): readonly string[] =>
  distinctProviderVariables.flatMap((names) =>
    names.flatMap((name, position) => {
      const first = names.slice(0, position).find((other) => values[other] === values[name]);
      return values[name] === undefined || first === undefined
        ? []
        : [`${name} is the same as ${first}: leave it out where a region has no account of its own.`];
    }),
  );
