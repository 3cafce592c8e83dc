import {
  type BundleLine,
  bundleTypeForLines,
  type Buyer,
  type BuyerMembership,
  type Connector,
  type Eligibility,
  isActive,
  isPlanSold,
  marketOf,
  mayStart,
  orderRequest,
  type ProductLine,
} from '../catalogue/index.ts';

/** A probe that the shop rents out, in one of its connectors. */
export interface SoldRental {
  readonly sku: string;
  readonly productLine: ProductLine;
  readonly connector: Connector;
}

const buyerOf = (own: BuyerMembership | null): Buyer =>
  own === null ? { kind: 'ANONYMOUS' } : { kind: 'USER', membership: own };

/** Whether the buyer may rent the probe, by the rule with which the server checks the cart; null if it is no bundle. */
export function mayRent(
  { productLine }: SoldRental,
  own: BuyerMembership | null,
  country: string,
): Eligibility | null {
  const line: BundleLine = {
    kind: 'SUBSCRIPTION',
    planFamily: 'RENTAL',
    subscriptionPart: 'SUBSCRIPTION',
    market: marketOf(productLine),
    productLine,
    quantity: 1,
  };
  const buyer = buyerOf(own);
  const bundleType = bundleTypeForLines([line], buyer);
  return bundleType && mayStart(orderRequest({ bundleType, country, lines: [line] }), buyer);
}

/** Why a buyer can't rent a probe. */
export type RentalObstacle =
  /** The country's shop rents out nothing. */
  | 'NOT_IN_COUNTRY'
  /** None of its rentals is a bundle. */
  | 'NO_BUNDLE'
  /** Sales manages the organization's plan. */
  | 'SALES'
  /** The organization already rents a probe. */
  | 'RENTED'
  /** Another membership of the organization is active. */
  | 'ACTIVE'
  /** The organization's administrators decide. */
  | 'NOT_ADMINISTRATOR';

/** Why the buyer, for an organization or for a new one, can't rent any of the probes; null if they can. */
export function rentalObstacle(
  sold: readonly SoldRental[],
  own: BuyerMembership | null,
  country: string,
): RentalObstacle | null {
  if (!isPlanSold(country, 'RENTAL')) return 'NOT_IN_COUNTRY';
  const answers = sold.map((rental) => mayRent(rental, own, country)).filter((answer) => answer !== null);
  const [refusal] = answers.flatMap((answer) => (answer.allowed ? [] : [answer]));
  if (answers.some(({ allowed }) => allowed)) return null;
  if (refusal === undefined) return 'NO_BUNDLE';
  if (refusal.offers.includes('SALES')) return 'SALES';
  if (own !== null && isActive(own.organization))
    return own.organization.planType === 'RENTAL' ? 'RENTED' : 'ACTIVE';
  return 'NOT_ADMINISTRATOR';
}
