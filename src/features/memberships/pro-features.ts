import { isProPlan } from '@sonde/machines/rules/plans';
import { type Market, isOfMarket } from '@sonde/machines/rules/catalogue';
import { shortDescription } from '../catalogue/description.ts';
import { factsOf, type Fact } from '../catalogue/facts.ts';
import type { Shop, ShopProduct } from '../catalogue/load-shop.ts';
import { termsOf, type MembershipTerm } from '../offers/membership-offers.ts';

/** The features for one area of use that can be added to a Pro membership, each with its own price. */
export interface UseArea {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly features: readonly (MembershipTerm & { readonly name: string })[];
}

/** The Pro membership with all available features. */
export interface ProMembership {
  readonly slug: string;
  readonly description: string;
  readonly facts: readonly Fact[];
  readonly terms: readonly MembershipTerm[];
  readonly seat: MembershipTerm | null;
  readonly areas: readonly UseArea[];
}

function areaOf(product: ShopProduct): UseArea {
  const names = new Map(product.variants.map(({ sku, name }) => [sku, name]));
  return {
    slug: product.slug,
    name: product.name,
    description: shortDescription(product.descriptionJson),
    features: termsOf(product).map((term) => ({ ...term, name: names.get(term.sku) ?? '' })),
  };
}

/** The parts of a market's Pro membership in a country; null if it isn't sold. */
export function proMembership(shop: Shop, market: Market): ProMembership | null {
  const parts = shop.subscriptions.filter((part) => isProPlan(part.planFamily) && isOfMarket(part, market));
  const base = parts.find(({ subscriptionPart }) => subscriptionPart === 'SUBSCRIPTION');
  const seat = parts.find(({ subscriptionPart }) => subscriptionPart === 'SEATS');
  if (!base) return null;
  return {
    slug: base.slug,
    description: shortDescription(base.descriptionJson),
    facts: factsOf(base),
    terms: termsOf(base),
    seat: (seat && termsOf(seat)[0]) ?? null,
    areas: parts.filter(({ subscriptionPart }) => subscriptionPart === 'FEATURES').map(areaOf),
  };
}
