import { accountRegionOf, accountRegions } from '@sonde/machines/rules/payment';
import { enabledCountries } from '@sonde/machines/rules/places';
import type { BaseLogger } from 'pino';
import type { Environment } from './environment/environment.ts';
import type { CardProviderAccount, PaypalAccount } from './environment/environment.types.ts';
import { measureCalls, type ShopMeter } from './metrics/shop-meter.ts';
import type { PublishableKeys } from './modules/payment/gateways.ts';
import { createPaypalProvider } from './modules/payment/paypal/paypal-provider.ts';
import type { PaymentProviders } from './modules/payment/provider/provider-accounts.ts';
import { type ShopTracing, traceCalls } from './tracing/shop-tracing.ts';
import { createStripeProvider } from './modules/payment/stripe/stripe-provider.ts';

interface PaymentAccounts {
  /** The main accounts; PayPal's is null if it isn't offered. */
  readonly card: CardProviderAccount;
  readonly paypal: PaypalAccount | null;
  readonly regional: Environment['regionalAccounts'];
  readonly log: BaseLogger;
  /** Observes every call to a provider; null if nothing is measured. */
  readonly observeCall: ShopMeter['observePaymentCall'] | null;
  /** Makes every call a span; null without traces. */
  readonly tracing: ShopTracing | null;
}

/** The adapters of all accounts. Alerts name the account of a region. */
export function openPaymentProviders(accounts: PaymentAccounts): PaymentProviders {
  const { card, paypal, regional, log, observeCall, tracing } = accounts;
  const traceProvider = <Provider extends object>(name: string, provider: Provider) =>
    tracing === null ? provider : traceCalls(tracing, name, provider);
  const measureProvider = <Provider extends object>(name: string, provider: Provider) =>
    observeCall === null
      ? traceProvider(name, provider)
      : measureCalls(traceProvider(name, provider), (call, outcome, seconds) =>
          observeCall(name, call, outcome, seconds),
        );
  const report = (sentence: string) => log.warn(sentence);
  const alertFor = (alert: string, region?: string) => (sentence: string) =>
    log.error({ alert, ...(region !== undefined && { region }) }, sentence);
  const openCard = (account: CardProviderAccount, region?: string) =>
    measureProvider(
      'stripe',
      createStripeProvider({ ...account, report, alert: alertFor('card-provider', region) }),
    );
  const openPaypal = (account: PaypalAccount, region?: string) =>
    measureProvider(
      'paypal',
      createPaypalProvider({ ...account, report, alert: alertFor('paypal', region) }),
    );
  const regions = accountRegions.map((region) => {
    const own = regional[region];
    return [
      region,
      {
        ...(own?.card && { stripe: openCard(own.card, region) }),
        ...(own?.paypal && { paypal: openPaypal(own.paypal, region) }),
      },
    ] as const;
  });
  return {
    ...Object.fromEntries(regions),
    MAIN: { stripe: openCard(card), ...(paypal && { paypal: openPaypal(paypal) }) },
  };
}

/** The card provider's keys for browsers, by account. */
export const publishableKeysOf = (
  main: Pick<CardProviderAccount, 'publishableKey'>,
  regional: Environment['regionalAccounts'],
): PublishableKeys => ({
  ...Object.fromEntries(
    accountRegions.flatMap((region) => {
      const key = regional[region]?.card?.publishableKey;
      return key === undefined ? [] : [[region, key]];
    }),
  ),
  MAIN: main.publishableKey,
});

/** The keys for browsers of countries (ISO codes) whose region has an account of its own. */
export const regionalKeysOf = (regional: Environment['regionalAccounts']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    enabledCountries.flatMap(({ code }) => {
      const region = accountRegionOf(code);
      const key = region && regional[region]?.card?.publishableKey;
      return key ? [[code, key]] : [];
    }),
  );
