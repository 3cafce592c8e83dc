import type { MembershipOffer, PartPrice } from '@sonde/machines/rules/changes';
import { seatsInPrice } from '@sonde/machines/rules/plans';
import type { Catalogue, Offer } from '../catalogue/catalogue.types.ts';

type Offers = ReadonlyMap<string, MembershipOffer>;

const partOf = ({ price, renewalPrice }: Offer): PartPrice => ({ price, renewalPrice });

function readOffers(catalogue: Catalogue, country: string): Offers {
  const parts = [...catalogue.offers(country).values()].filter(
    ({ variant }) => variant.product.kind === 'SUBSCRIPTION',
  );
  const memberships = parts.flatMap((offer): MembershipOffer[] => {
    const { sku, renewsAfterMonths: termMonths, trialDays, product } = offer.variant;
    const { planFamily, market, subscriptionPart } = product;
    if (subscriptionPart !== 'SUBSCRIPTION' || planFamily === null || trialDays !== null) return [];
    const addablePart = (part: 'SEATS' | 'FEATURES') =>
      parts.filter(
        ({ variant }) =>
          variant.product.subscriptionPart === part &&
          variant.product.planFamily === planFamily &&
          variant.product.market === market &&
          variant.renewsAfterMonths === termMonths,
      );
    const configuration = catalogue.planConfiguration(planFamily);
    const [seat] = addablePart('SEATS');
    const { minSeats = 1, maxSeats = 1 } = configuration ?? {};
    return [
      {
        ...partOf(offer),
        sku,
        planType: planFamily,
        market,
        termMonths,
        isForRenewal: offer.isForRenewal,
        minSeats,
        maxSeats,
        seatsInBase: seatsInPrice(configuration),
        seat: seat === undefined ? null : partOf(seat),
        features: new Map(addablePart('FEATURES').map((feature) => [feature.variant.sku, partOf(feature)])),
      },
    ];
  });
  return new Map(memberships.map((offer) => [offer.sku, offer]));
}

/** Remembers a value for each country, once per catalog. */
function oncePerCatalogue<Value>(read: (catalogue: Catalogue, country: string) => Value) {
  const known = new WeakMap<Catalogue, Map<string, Value>>();
  return (catalogue: Catalogue, country: string): Value => {
    const byCountry = known.get(catalogue) ?? new Map<string, Value>();
    known.set(catalogue, byCountry);
    const value = byCountry.get(country) ?? read(catalogue, country);
    byCountry.set(country, value);
    return value;
  };
}

/** The memberships that a country's shop sells for a price, by SKU, with their additional parts. Computed once per catalog. */
export const membershipOffers = oncePerCatalogue(readOffers);

/** The SKUs of memberships that only other countries' shops sell. Computed once per catalog. */
export const membershipsElsewhere = oncePerCatalogue((catalogue, country): ReadonlySet<string> => {
  const own = membershipOffers(catalogue, country);
  const skus = catalogue.products
    .filter(({ subscriptionPart }) => subscriptionPart === 'SUBSCRIPTION')
    .flatMap(({ variants }) => variants.filter(({ isWithdrawn }) => !isWithdrawn).map(({ sku }) => sku));
  return new Set(skus.filter((sku) => !own.has(sku)));
});

/** One of them; undefined if the country's shop doesn't sell it. */
export const membershipOffer = (catalogue: Catalogue, country: string, sku: string | null) =>
  sku === null ? undefined : membershipOffers(catalogue, country).get(sku);
