import type { ChargingGateway } from '@sonde/machines/rules/payment';

/** The alerts of the providers, as their adapters name them. */
export const providerAlerts: Readonly<Record<ChargingGateway, string>> = {
  stripe: 'card-provider',
  paypal: 'paypal',
};
