import {
  isPlanFor,
  type Market,
  marketOf,
  productLineTable,
  selectionFromPath,
  selectionPrice,
  type SelectionPrice,
  selectionToPath,
} from '@sonde/machines/rules/catalogue';
import type { PlanFamily } from '@sonde/machines/rules/plans';
import type { Shop } from '../catalogue/load-shop.ts';
import { type BundleParts, bundleParts } from './bundle-parts.ts';
import { productOffers } from './product-offers.ts';
import { ownValue } from '@sonde/machines/rules/texts';

/** A probe with a membership: its price, and the path of its product page with both preselected. */
export interface BundleOffer {
  readonly path: string;
  readonly quantity: number;
  /** The plan's slug in addresses. */
  readonly plan: string;
  readonly planName: string;
  readonly planFamily: PlanFamily;
  readonly period: string | null;
  readonly price: SelectionPrice;
  /** What it contains, for its drawings. */
  readonly parts: BundleParts;
}

/** The bundles of one probe. */
export interface DeviceBundles {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly market: Market;
  readonly picture: { readonly url: string; readonly alt: string };
  readonly bundles: readonly BundleOffer[];
}

const nothingChosen = new URLSearchParams();

/** Every probe that anyone can buy here with each compatible membership; `today` is an ISO date. */
export function deviceBundles(shop: Shop, today: string): readonly DeviceBundles[] {
  const offers = productOffers(shop);
  return offers.devices
    .filter(({ productLine }) => !productLineTable[productLine].isForOwnersOnly)
    .map((device) => ({
      slug: device.slug,
      name: ownValue(offers.details, device.slug)?.name ?? device.slug,
      description: ownValue(offers.details, device.slug)?.description ?? '',
      market: marketOf(device.productLine),
      picture: ownValue(offers.details, device.slug)?.pictures[0] ?? { url: '', alt: '' },
      bundles: offers.plans
        .filter(({ slug, trialDays }) => trialDays === undefined && isPlanFor(slug, device, offers))
        .flatMap(({ slug, period, planFamily }) => {
          const selection = selectionFromPath(
            [device.slug, slug, period ?? undefined],
            nothingChosen,
            offers,
          );
          if (!selection) return [];
          return {
            path: selectionToPath(selection),
            quantity: selection.quantity,
            plan: slug,
            planName: offers.details[`membership-${slug}`]?.name ?? slug,
            planFamily,
            period,
            price: selectionPrice(selection, offers, today),
            parts: bundleParts(selection, offers),
          };
        }),
    }));
}
