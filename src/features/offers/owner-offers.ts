import type { SizedMembership } from '@sonde/machines/rules/reactivation';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import { trialEnd, isPartOf } from '@sonde/machines/rules/plans';
import { fromApiTaxedMoney } from '../../graphql/from-api-money.ts';
import { shortDescription } from '../catalogue/description.ts';
import type { Shop, ShopProduct } from '../catalogue/load-shop.ts';
import { otherRenewalPrice } from '../catalogue/renewal-price.ts';

/** The description of a term. */
export interface OfferedTerm {
  readonly name: string;
  readonly description: string;
  /** Null for a one-time purchase. */
  readonly months: number | null;
  /** A trial that begins today, and the price of the term that follows it; null for a term that is paid. */
  readonly trial: OfferedTrial | null;
}

/** Days are ISO dates. */
interface OfferedTrial {
  readonly days: number;
  readonly lastDay: string;
  readonly chargeDay: string;
  readonly price: TaxedMoney;
}

/** The page's data: the memberships for the rules, with texts by the SKU of a term, and prices by SKU. */
export interface OwnerOffers {
  readonly sold: readonly SizedMembership[];
  readonly terms: Readonly<Record<string, OfferedTerm>>;
  readonly prices: Readonly<Record<string, TaxedMoney>>;
}

type Sold = ShopProduct & { readonly planFamily: NonNullable<ShopProduct['planFamily']> };

const isMembership = (product: ShopProduct): product is Sold =>
  product.planFamily !== null && product.subscriptionPart === 'SUBSCRIPTION';

/** A term with a different renewal price is sold with probes, to new members. */
const termsIn = (product: ShopProduct) =>
  product.variants.filter((variant) => variant.pricing && otherRenewalPrice(variant) === null);

function soldMembership(product: Sold, shop: Shop): SizedMembership {
  const parts = shop.subscriptions.filter((part) => isPartOf(part, product));
  const features = parts.filter(({ subscriptionPart }) => subscriptionPart === 'FEATURES');
  const seats = parts.filter(({ subscriptionPart }) => subscriptionPart === 'SEATS').flatMap(termsIn);
  const includedSeats = product.includedSeats ?? 1;
  return {
    includedSeats,
    planFamily: product.planFamily,
    market: product.market,
    productLine: product.productLine,
    terms: termsIn(product).map(({ sku, renewsAfterMonths }) => {
      const seat = seats.find((sold) => sold.renewsAfterMonths === renewsAfterMonths);
      return { sku, seats: seat ? { sku: seat.sku, included: includedSeats } : null };
    }),
    featureSkus: features.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
  };
}

/** The memberships that a country's shop sells without a probe, as far as the rules allow it. */
export function ownerOffers(shop: Shop): OwnerOffers {
  const memberships = shop.subscriptions.filter(isMembership);
  return {
    sold: memberships.map((product) => soldMembership(product, shop)),
    terms: Object.fromEntries(
      memberships.flatMap((product) =>
        termsIn(product).map(({ sku, renewsAfterMonths }) => [
          sku,
          {
            name: product.name,
            description: shortDescription(product.descriptionJson),
            months: renewsAfterMonths,
            trial: null,
          },
        ]),
      ),
    ),
    prices: Object.fromEntries(
      shop.subscriptions.flatMap(({ variants }) =>
        variants.flatMap(({ sku, pricing }) => (pricing ? [[sku, fromApiTaxedMoney(pricing.price)]] : [])),
      ),
    ),
  };
}

/** The same with the trials that the country sells; `today` is an ISO date. */
export function offersWithTrials(shop: Shop, today: string): OwnerOffers {
  const offers = ownerOffers(shop);
  const trials = shop.trials.flatMap(({ product, variant }) => {
    const { sku, trialDays: days, renewsAfterMonths: months, renewalPrice, pricing } = variant;
    if (!isMembership(product) || days === null || renewalPrice === null || pricing === null) return [];
    const { lastDay, nextTermDay: chargeDay } = trialEnd(today, days);
    const trial = { days, lastDay, chargeDay, price: fromApiTaxedMoney(renewalPrice) };
    const sold = {
      ...soldMembership(product, shop),
      terms: [{ sku, seats: null }],
      featureSkus: [],
      trialDays: days,
    };
    const description = shortDescription(product.descriptionJson);
    return {
      sku,
      sold,
      price: fromApiTaxedMoney(pricing.price),
      term: { name: product.name, description, months, trial },
    };
  });
  return {
    sold: [...offers.sold, ...trials.map(({ sold }) => sold)],
    terms: { ...offers.terms, ...Object.fromEntries(trials.map(({ sku, term }) => [sku, term])) },
    prices: { ...offers.prices, ...Object.fromEntries(trials.map(({ sku, price }) => [sku, price])) },
  };
}
