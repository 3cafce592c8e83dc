import { type OrderSale, orderSale, type SoldLine } from '@sonde/machines/rules/sales';
import { maxUsersOf } from '../people/buyer.ts';
import { bundleLine } from './offered-line.ts';
import type { PricedCheckout, PricedCheckoutLine } from './priced-checkout.ts';

const soldLine = (line: PricedCheckoutLine): SoldLine => {
  const { sku, renewsAfterMonths, commitmentMonths, trialDays, renewsAs } = line.offer.variant;
  const { renewalPrice, totalDiscounted: total } = line;
  const renewal = { renewsAfterMonths, renewalPrice, renewsAs };
  return { ...bundleLine(line), sku, ...renewal, commitmentMonths, trialDays, total };
};

/**
 * What a checkout sells besides the shipped goods, by the current catalog; null if it sells neither a probe nor a
 * plan.
 */
export function saleOfCheckout({
  bundleType,
  lines,
  membership,
  catalogue,
}: Pick<PricedCheckout, 'bundleType' | 'lines' | 'membership' | 'catalogue'>): OrderSale | null {
  if (bundleType === null) return null;
  const family = lines.map(({ offer }) => offer.variant.product.planFamily).find((name) => name !== null);
  return orderSale(bundleType, lines.map(soldLine), {
    plan: family && catalogue.planConfiguration(family),
    maxCloudUsers:
      membership === null
        ? catalogue.configuration.maxCloudUsers
        : maxUsersOf(membership.organization, catalogue),
  });
}
