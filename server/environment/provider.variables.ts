import { type AccountRegion, accountRegions } from '@sonde/machines/rules/payment';
import * as v from 'valibot';
import { text, webUrl } from './formats.ts';

/** A variable of a region's own account, such as `STRIPE_SECRET_KEY_US`. */
type Regional<Name extends string> = `${Name}_${AccountRegion}`;

/** The same variable for each region. */
const forRegions = <Name extends string, Format>(name: Name, format: Format) =>
  Object.fromEntries(accountRegions.map((region) => [`${name}_${region}`, format])) as Readonly<
    Record<Regional<Name>, Format>
  >;

/** The main account's variable and those of the regions. */
export const forAccounts = <Name extends string, Format>(name: Name, format: Format) => ({
  ...({ [name]: format } as Readonly<Record<Name, Format>>),
  ...forRegions(name, format),
});

const secretKey = v.optional(text(/^(sk|rk)_\S+$/, 'must be a secret key, which begins with sk_ or rk_'));
const publishableKey = v.optional(text(/^pk_\S+$/, 'must be a publishable key, which begins with pk_'));
const webhookSecret = v.optional(text(/^whsec_\S+$/, 'must be a signing secret, which begins with whsec_'));
const webhookId = v.optional(
  text(/^[0-9A-Za-z]{1,50}$/, 'must be the ID of a webhook, which has letters and digits'),
);

/** The payment providers' accounts: the main one, and those of regions that have their own. */
export const providerVariables = {
  ...forAccounts('STRIPE_SECRET_KEY', secretKey),
  ...forAccounts('STRIPE_PUBLISHABLE_KEY', publishableKey),
  ...forAccounts('STRIPE_WEBHOOK_SECRET', webhookSecret),
  STRIPE_API_BASE: v.optional(webUrl),
  ...forAccounts('PAYPAL_CLIENT_ID', v.optional(v.string())),
  ...forAccounts('PAYPAL_CLIENT_SECRET', v.optional(v.string())),
  ...forAccounts('PAYPAL_WEBHOOK_ID', webhookId),
  PAYPAL_API_BASE: v.optional(webUrl),
};
type ProviderVariable = keyof typeof providerVariables;

/** The variables of one account at the card provider and at PayPal. */
const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
const paypalNames = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;

const regionalNames = (names: typeof stripeNames | typeof paypalNames, region: AccountRegion) =>
  names.map((name) => `${name}_${region}` as const);

/** Their values are never repeated in a message. */
export const secretProviderVariables: readonly ProviderVariable[] = [
  ...stripeNames,
  ...paypalNames,
  ...accountRegions.flatMap((region) => [
    ...regionalNames(stripeNames, region),
    ...regionalNames(paypalNames, region),
  ]),
];

/** An account is complete, or absent; no region has an account of its own without the main one. */
export const providerGroups: readonly {
  readonly anyOf: readonly ProviderVariable[];
  readonly needs: readonly ProviderVariable[];
}[] = [
  { anyOf: [...stripeNames, 'STRIPE_API_BASE'], needs: stripeNames },
  { anyOf: [...paypalNames, 'PAYPAL_API_BASE'], needs: paypalNames },
  ...accountRegions.flatMap((region) =>
    [stripeNames, paypalNames].map((names) => {
      const own = regionalNames(names, region);
      return { anyOf: own, needs: [...own, ...names] };
    }),
  ),
];

/** Two accounts with the same one of these are one account, or take each other's events. */
export const distinctProviderVariables: readonly (readonly ProviderVariable[])[] = (
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PAYPAL_CLIENT_ID', 'PAYPAL_WEBHOOK_ID'] as const
).map((name) => [name, ...accountRegions.map((region) => `${name}_${region}` as const)]);
