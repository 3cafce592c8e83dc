import {
  basicPlan,
  bundleTypeForLines,
  type Market,
  productLineTable,
  selectionFromPath,
  selectionPrice,
  selectionToPath,
  isOfMarket,
} from '@sonde/machines/rules/catalogue';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import type { Shop } from '../catalogue/load-shop.ts';
import { productOffers } from '../offers/product-offers.ts';
import { ownValue } from '@sonde/machines/rules/texts';

/** A probe without membership: its own price, and the path of its product page with Basic selected. */
export interface ProbeOnlyOffer {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly picture: { readonly url: string; readonly alt: string };
  readonly price: TaxedMoney;
  readonly path: string;
}

const oneProbe = new URLSearchParams('quantity=1');

/** The probes of a market that can be bought without a membership; `today` is an ISO date. */
export function probeOnlyOffers(shop: Shop, market: Market, today: string): readonly ProbeOnlyOffer[] {
  const offers = productOffers(shop);
  return offers.devices.flatMap(({ slug, productLine }) => {
    const facts = productLineTable[productLine];
    const line = { kind: 'DEVICE', productLine, planFamily: null, market, quantity: 1 } as const;
    const selection = selectionFromPath([slug, basicPlan], oneProbe, offers);
    const details = ownValue(offers.details, slug);
    if (facts.isForOwnersOnly || !isOfMarket(facts, market) || !bundleTypeForLines([line])) return [];
    if (!selection || !details) return [];
    return {
      slug,
      name: details.name,
      description: details.description,
      picture: details.pictures[0] ?? { url: '', alt: '' },
      price: selectionPrice(selection, offers, today).today,
      path: selectionToPath(selection),
    };
  });
}
