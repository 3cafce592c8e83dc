import {
  costAfterYears,
  deviceOffer,
  type Market,
  marketOf,
  maximumDeviceQuantity,
  selectionPrice,
  type SelectionPrice,
  selectionToPath,
} from '@sonde/machines/rules/catalogue';
import type { TaxedMoney } from '@sonde/machines/rules/money';
import {
  comparedYears,
  noAnswers,
  suggestBundles,
  type Suggestion,
  type SuggestionReason,
  suggestionsFromSegment,
} from '@sonde/machines/rules/survey';
import { ownValue } from '@sonde/machines/rules/texts';
import type { Shop } from '../catalogue/load-shop.ts';
import { bundleParts, type BundleParts } from '../offers/bundle-parts.ts';
import { type OfferPicture, type ProductOffers, productOffers } from '../offers/product-offers.ts';
import { surveyShop } from '../offers/survey-shop.ts';

/** A suggested bundle as the page shows it. */
export interface SuggestedBundle {
  /** The product page with everything selected, below country and language. */
  readonly path: string;
  /** The slug of the probe, and its name. */
  readonly device: string;
  readonly probe: string;
  /** Null without a membership. */
  readonly membership: string | null;
  readonly picture: OfferPicture | null;
  readonly parts: BundleParts;
  readonly reason: SuggestionReason;
  readonly price: SelectionPrice;
  /** What has been paid at the end of each compared year, the first year first. */
  readonly costs: readonly TaxedMoney[];
}

export interface SurveyResults {
  /** Best first. */
  readonly bundles: readonly SuggestedBundle[];
  readonly market: Market;
  /** The bundles of the address that aren't sold here, or were never written by the survey. */
  readonly dropped: number;
  /** Whether the bundles suit most people, because the address names none. */
  readonly isGeneral: boolean;
  /** Whether a bundle has as many probes as can be bought without the sales team. */
  readonly hasMostProbes: boolean;
}

function suggestedBundle(
  { selection, reason }: Suggestion,
  offers: ProductOffers,
  today: string,
): SuggestedBundle {
  const device = ownValue(offers.details, selection.device);
  const price = selectionPrice(selection, offers, today);
  return {
    path: selectionToPath(selection),
    device: selection.device,
    probe: device?.name ?? selection.device,
    membership: ownValue(offers.details, `membership-${selection.plan}`)?.name ?? null,
    picture: device?.pictures[0] ?? null,
    parts: bundleParts(selection, offers),
    reason,
    price,
    costs: Array.from({ length: comparedYears }, (_, index) => costAfterYears(price, index + 1)),
  };
}

/** Reads the bundles in an address, as far as the shop sells them; `today` is an ISO date. */
export function surveyResults(shop: Shop, segment: string | null, today: string): SurveyResults {
  const offers = productOffers(shop);
  const sold = surveyShop(shop, offers);
  const read = segment === null ? { suggestions: [], dropped: 0 } : suggestionsFromSegment(segment, sold);
  const isGeneral = read.suggestions.length === 0;
  const suggestions = isGeneral ? suggestBundles(noAnswers, sold) : read.suggestions;
  const [first] = suggestions;
  return {
    bundles: suggestions.map((suggestion) => suggestedBundle(suggestion, offers, today)),
    market: first ? marketOf(deviceOffer(first.selection.device, offers).productLine) : 'HUMAN',
    dropped: read.dropped,
    isGeneral,
    hasMostProbes: suggestions.some(({ selection }) => selection.quantity === maximumDeviceQuantity),
  };
}
