import type { TaxedMoney } from '@sonde/machines/rules/money';
import { billOf } from './bill.ts';
import { readChanging } from './change-terms.ts';
import { isCharged } from './renewal.model.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** What the next automatic charge of a subscription comes to. */
interface NextRenewal {
  /** Of the whole term, before referral credit. */
  readonly price: TaxedMoney;
  readonly freeMonths: number;
  readonly amount: TaxedMoney;
  readonly isTaxEstimated: boolean;
}

/** What the renewal would charge today; null for a subscription that doesn't renew automatically. */
export async function nextRenewalOf(
  services: SubscriptionServices,
  organizationId: string,
): Promise<NextRenewal | null> {
  const facts = (await readChanging(services.sql, organizationId))?.facts ?? null;
  if (facts === null || !isCharged(facts)) return null;
  const { price, freeMonths, amount, bill } = await billOf(
    { ...services, catalogue: await services.catalogue.latest() },
    facts,
  );
  return { price, freeMonths, amount, isTaxEstimated: bill.isTaxEstimated ?? false };
}
