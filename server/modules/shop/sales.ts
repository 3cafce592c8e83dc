import { countryByCode } from '@sonde/machines/rules/places';
import { money, toMajorUnits } from '@sonde/machines/rules/money';
import { toGlobalId } from '../../kernel/global-id.ts';
import type { Sale } from '../../kernel/resolver-types.generated.ts';
import type { Offer } from '../catalogue/catalogue.types.ts';
import type { StructureView } from './storefront-structure.ts';

/** When the price of an offer was last changed; null if its history isn't kept. */
function reducedSince({ variant, price }: Offer): string | null {
  const { history = [] } = variant.prices.get(price.currency) ?? {};
  return history.reduce<string | null>(
    (latest, { since }) => (latest === null || since > latest ? since : latest),
    null,
  );
}

function saleOf(offer: Offer, { catalogue, language }: StructureView): readonly Sale[] {
  const { variant, price, undiscountedPrice, reducedUntil } = offer;
  const startDate = reducedSince(offer);
  const taken = undiscountedPrice.amount - price.amount;
  if (!offer.isOnSale || taken <= 0 || startDate === null) return [];
  return [
    {
      id: toGlobalId('Sale', variant.sku),
      name: catalogue.wording(language)(variant.product.name),
      type: 'FIXED',
      value: toMajorUnits(money(taken, price.currency)),
      startDate: new Date(startDate).toISOString(),
      endDate: reducedUntil,
    },
  ];
}

/** The reduced prices of a country; a price that may not be struck through there is none. */
export const salesIn = (view: StructureView): readonly Sale[] =>
  countryByCode(view.country) === undefined
    ? []
    : [...view.catalogue.offers(view.country).values()].flatMap((offer) => saleOf(offer, view));
