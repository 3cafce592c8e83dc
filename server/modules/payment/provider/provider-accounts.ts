import {
  type AccountName,
  accountNames,
  type AccountRegion,
  accountRegionOf,
  type ChargingGateway,
} from '@sonde/machines/rules/payment';
import type { CardProvider, PaymentProvider } from './payment-provider.ts';

/** The providers with which an account exists. The methods of an absent one aren't offered. */
interface AccountProviders {
  readonly stripe: CardProvider;
  readonly paypal?: PaymentProvider;
}

/**
 * The configured providers by account. The main account serves the regions without one of their own; it also saves
 * payment methods and renews memberships, and is always there.
 */
export type PaymentProviders = Readonly<Partial<Record<AccountRegion, Partial<AccountProviders>>>> & {
  readonly MAIN: AccountProviders;
};

/** Which account of which provider a payment belongs to. Stored with the payment, and never decided again. */
export interface ProviderAccount {
  readonly gateway: ChargingGateway;
  readonly account: AccountName;
}

const notConfigured = ({ gateway, account }: ProviderAccount) =>
  new Error(`The account ${account} of the payment provider ${gateway} is not configured`);

/** Throws if the account isn't configured: another one must never be asked about its payments. */
export function providerOf(
  providers: PaymentProviders,
  { gateway, account }: ProviderAccount,
): PaymentProvider {
  const provider = providers[account]?.[gateway];
  if (provider === undefined) throw notConfigured({ gateway, account });
  return provider;
}

/** The provider that saves payment methods and renews memberships. Throws as `providerOf` does. */
export function cardProviderOf(providers: PaymentProviders, account: AccountName): CardProvider {
  const provider = providers[account]?.stripe;
  if (provider === undefined) throw notConfigured({ gateway: 'stripe', account });
  return provider;
}

/** The account that a new payment in a country (ISO code) belongs to: its region's, or the main one. */
export function accountFor(
  providers: PaymentProviders,
  gateway: ChargingGateway,
  country: string,
): AccountName {
  const region = accountRegionOf(country);
  return region !== null && providers[region]?.[gateway] !== undefined ? region : 'MAIN';
}

/** A configured account, with its provider. */
export interface OpenAccount extends ProviderAccount {
  readonly provider: PaymentProvider;
}

const gateways: readonly ChargingGateway[] = ['stripe', 'paypal'];

/** Every configured account. */
export const openAccounts = (providers: PaymentProviders): readonly OpenAccount[] =>
  accountNames.flatMap((account) =>
    gateways.flatMap((gateway) => {
      const provider = providers[account]?.[gateway];
      return provider === undefined ? [] : [{ gateway, account, provider }];
    }),
  );
