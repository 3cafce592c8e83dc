import {
  type BundleRule,
  bundleTable,
  type BundleType,
  isRental,
  type QuantityBucket,
  quantityBucketOf,
} from '@sonde/machines/rules/catalogue';
import { importDuty } from '@sonde/machines/rules/checkout';
import { type Money, money, toMajorUnits, zeroMoney } from '@sonde/machines/rules/money';
import { percentOf } from '@sonde/machines/rules/tax';
import type { Wording } from '../catalogue/catalogue.types.ts';
import type { PricedCheckout } from './priced-checkout.ts';

/** The side of a price that the country's buyers see. */
const shownSides = { GROSS_INCLUDES_TAX: 'gross', NET_PLUS_TAX: 'net', REVERSE_CHARGE: 'net' } as const;

/** The part of the discount that no line has. Every discount is split over the lines, so that it is 0. */
export function discountBesideLines({ lines, discount, tax }: PricedCheckout): Money {
  const side = shownSides[tax.treatment];
  const ofLines = lines.map(
    ({ total, totalDiscounted }) => total[side].amount - totalDiscounted[side].amount,
  );
  return money(discount.amount - ofLines.reduce((sum, amount) => sum + amount, 0), discount.currency);
}

/** The voucher's offer; none for a code that takes nothing off. */
export function offersOf({ voucher, discount }: PricedCheckout, say: Wording) {
  if (voucher === null || voucher.discount === null || discount.amount === 0) return [];
  const discountValue =
    voucher.discount.kind === 'PERCENTAGE'
      ? percentOf(voucher.discount.ppm)
      : toMajorUnits(money(voucher.discount.amount, discount.currency));
  return [{ name: say(voucher.name), discount, discountValue }];
}

/** The bucket of the probes; null without one. */
export function bucketOf({ lines }: PricedCheckout): QuantityBucket | null {
  const probes = lines
    .filter(({ offer }) => offer.variant.product.kind === 'DEVICE')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return probes === 0 ? null : quantityBucketOf(probes);
}

/** Whether the term of the membership can't be changed: what renews, is rented or is tried has its own. */
export function isTermFixed(bundleType: BundleType | null): boolean {
  if (bundleType === null) return false;
  const rule: BundleRule = bundleTable[bundleType];
  return isRental(rule) || rule.action === 'RENEWAL' || rule.action === 'FREE_TRIAL';
}

/** Import duty on arrival: 0 where nothing is imported or the tariff has none, otherwise null for unknown. */
export function estimatedDuty({ stored, isShippingRequired, lines }: PricedCheckout): Money | null {
  const duty = importDuty({
    country: stored.shippingAddress?.country ?? stored.country,
    isShipped: isShippingRequired,
    kinds: lines.map(({ offer }) => offer.variant.product.kind),
  });
  return duty === 'POSSIBLE' ? null : zeroMoney(stored.currency);
}
