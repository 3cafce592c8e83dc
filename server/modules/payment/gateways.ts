import { type AccountName, gatewayOf } from '@sonde/machines/rules/payment';
import { countryDay } from '@sonde/machines/rules/places';
import type { CheckoutServices } from '../checkout/checkout-services.ts';
import { savedNode } from './saved/saved-node.ts';
import { enabledPaymentMethods, needsToken } from './methods/payment-methods.ts';
import { accountFor, type PaymentProviders } from './provider/provider-accounts.ts';

/** The card provider's keys for browsers, by account. */
export type PublishableKeys = Readonly<Partial<Record<AccountName, string>>> & { readonly MAIN: string };

/** The available payment methods and their gateways. */
export function createGateways({
  providers,
  publishableKeys,
  now,
}: {
  readonly providers: PaymentProviders;
  /** The card provider's keys for browsers, by account. PayPal's script isn't loaded, so that it has none. */
  readonly publishableKeys: PublishableKeys;
  now(): Date;
}): Pick<
  CheckoutServices,
  'enabledPaymentMethods' | 'gatewayOf' | 'publishableKeyOf' | 'accountFor' | 'savedNodeOf'
> {
  const offered = enabledPaymentMethods.filter((method) => {
    const gateway = gatewayOf(method);
    return gateway === 'none' || providers.MAIN[gateway] !== undefined;
  });
  return {
    enabledPaymentMethods: offered,
    savedNodeOf: (saved, country) => savedNode(saved, countryDay(country, now())),
    gatewayOf(method) {
      if (!offered.includes(method)) return null;
      const name = gatewayOf(method);
      return { name, needsToken: needsToken(method) };
    },
    publishableKeyOf: (gateway, country) =>
      gateway === 'stripe'
        ? (publishableKeys[accountFor(providers, gateway, country)] ?? publishableKeys.MAIN)
        : null,
    accountFor: (gateway, country) => accountFor(providers, gateway, country),
  };
}
