import { accountRegionOf } from '@sonde/machines/rules/payment';
import type { Environment } from './environment/environment.ts';
import type { CardProviderAccount } from './environment/environment.types.ts';
import { createStripeClient } from './modules/payment/stripe/stripe-client.ts';
import type { SalesTaxService } from './modules/tax/sales-tax-service.ts';
import { createServiceTaxProvider } from './modules/tax/service-tax-provider.ts';
import { createStripeSalesTax } from './modules/tax/stripe-sales-tax.ts';
import type { TaxProvider } from './modules/tax/tax-provider.ts';
import { type ShopTracing, traceCalls } from './tracing/shop-tracing.ts';

/** Of a job; a buyer waits for less. */
const longestQuestionMilliseconds = 5_000;

interface TaxServiceOptions {
  /** The main account. */
  readonly card: Pick<CardProviderAccount, 'secretKey' | 'apiBase'>;
  readonly regional: Environment['regionalAccounts'];
  readonly report: (sentence: string) => void;
  /** Makes every call a span; null without traces. */
  readonly tracing: ShopTracing | null;
}

/** The tax service of the accounts that charge in the US and Canada. */
export function openTaxService({ card, regional, report, tracing }: TaxServiceOptions): TaxProvider {
  const open = ({ secretKey, apiBase }: TaxServiceOptions['card']): SalesTaxService => {
    const stripe = createStripeClient({ secretKey, apiBase, timeout: longestQuestionMilliseconds });
    const service = createStripeSalesTax(stripe);
    return tracing === null ? service : traceCalls(tracing, 'stripe-tax', service);
  };
  const main = open(card);
  const ofRegions = new Map(
    Object.entries(regional).flatMap(([region, own]) =>
      own?.card ? [[region, open(own.card)] as const] : [],
    ),
  );
  return createServiceTaxProvider({
    serviceFor: (country) => ofRegions.get(accountRegionOf(country) ?? '') ?? main,
    now: () => new Date(),
    report,
  });
}
