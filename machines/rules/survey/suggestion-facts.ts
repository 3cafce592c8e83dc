import {
  deviceOffer,
  isProductLineSold,
  type LinesPrice,
  marketOf,
  planFamilyOf,
  type PricedOffers,
  priceOfLines,
  type ProductLine,
  productLines,
  productLineTable,
  seatOffer,
  type Selection,
  selectionLines,
} from '../catalogue/index.ts';
import type { Currency } from '../money/index.ts';
import { membersInPrice, type PlanFamily } from '../plans/index.ts';
import { ownValue } from '../texts/index.ts';

/** What bundles are suggested from. */
export interface SurveyShop {
  /** ISO 3166-1 code. */
  readonly country: string;
  readonly offers: PricedOffers;
  readonly currency: Currency;
}

/** Why a bundle is suggested, as its address says it. Each is one sentence on the page. */
export const suggestionReasons = [
  'everyone',
  'alone',
  'sharing',
  'imaging',
  'learning',
  'support',
  'budget',
  'start',
  'newest',
  'once',
  'group',
  'nursing',
  'probe',
  'lowest',
] as const;
/** One of {@link suggestionReasons}. */
export type SuggestionReason = (typeof suggestionReasons)[number];

/** The plans whose members work on the same images. */
const sharedPlans: readonly PlanFamily[] = ['CORE', 'TEAM', 'CLINIC', 'PRO_CUSTOM', 'PRO_THREE_YEAR'];

/** Probes with the presets of nursing first. */
const nursingProbes: readonly ProductLine[] = ['IQ_PLUS_CARE'];

const familyOf = ({ plan }: Selection, { offers }: SurveyShop): PlanFamily =>
  planFamilyOf(plan, offers) ?? 'BASIC';

const productLineOf = ({ device }: Selection, { offers }: SurveyShop): ProductLine =>
  deviceOffer(device, offers).productLine;

/** What a selection costs today and later. */
export const priceOfSelection = (selection: Selection, { offers }: SurveyShop): LinesPrice =>
  priceOfLines(selectionLines(selection, offers), offers.prices);

/** How many people a selection has an account for. */
export const membersFor = (selection: Selection, shop: SurveyShop): number =>
  selection.members ?? membersInPrice[familyOf(selection, shop)];

/** The most people whom a selection's plan can have with extra seats. */
export const mostMembersFor = (selection: Selection, shop: SurveyShop): number =>
  seatOffer(selection, shop.offers)?.most ?? membersInPrice[familyOf(selection, shop)];

/** Whether a selection has a membership. */
const hasMembership = (selection: Selection, shop: SurveyShop): boolean =>
  familyOf(selection, shop) !== 'BASIC';

/** Whether the members of a selection's plan work on the same images. */
const isShared = (selection: Selection, shop: SurveyShop): boolean =>
  sharedPlans.includes(familyOf(selection, shop));

/** The probes that the country sells to anyone in the market of a selection. */
const probesBeside = (selection: Selection, { offers, country }: SurveyShop) =>
  offers.devices.filter(
    ({ productLine }) =>
      marketOf(productLine) === marketOf(deviceOffer(selection.device, offers).productLine) &&
      !productLineTable[productLine].isForOwnersOnly &&
      isProductLineSold(country, productLine),
  );

/** Whether the probe is the newest of several in its market. */
function isNewestProbe(selection: Selection, shop: SurveyShop): boolean {
  const own = probesBeside(selection, shop);
  const newest = productLines.find((line) => own.some(({ productLine }) => productLine === line));
  return own.length > 1 && productLineOf(selection, shop) === newest;
}

/** Whether no probe in its market costs less. */
function isCheapestProbe(selection: Selection, shop: SurveyShop): boolean {
  const priceOf = ({ variants }: (typeof shop.offers.devices)[number]): number =>
    ownValue(shop.offers.prices, variants[0]?.sku ?? '')?.price.gross.amount ?? Infinity;
  const own = probesBeside(selection, shop);
  const chosen = own.find(({ slug }) => slug === selection.device);
  return chosen !== undefined && own.every((other) => priceOf(chosen) <= priceOf(other));
}

type Fact = (selection: Selection, shop: SurveyShop) => boolean;

const isForNursing: Fact = (selection, shop) => nursingProbes.includes(productLineOf(selection, shop));

/** A membership that never renews. */
const isPaidOnce: Fact = (selection, shop) =>
  hasMembership(selection, shop) && priceOfSelection(selection, shop).renewal === null;

/** A membership for one person. */
const isForOne: Fact = (selection, shop) =>
  hasMembership(selection, shop) && membersFor(selection, shop) === 1;

/**
 * Every membership has support, so that it speaks for the one that costs least: the membership for one person that
 * renews.
 */
const hasSupportForLess: Fact = (selection, shop) =>
  isForOne(selection, shop) && !isPaidOnce(selection, shop);

/** A membership with a probe for every field of work. */
const isForMost: Fact = (selection, shop) => hasMembership(selection, shop) && !isForNursing(selection, shop);

const always: Fact = () => true;

/** What has to be true of a bundle for a reason to be given for it, whatever was answered. */
const requiredFacts: Readonly<Record<SuggestionReason, Fact>> = {
  everyone: (selection, shop) => membersFor(selection, shop) > 1,
  alone: isForOne,
  sharing: isShared,
  imaging: isNewestProbe,
  learning: isCheapestProbe,
  support: hasSupportForLess,
  budget: always,
  start: isForMost,
  newest: isNewestProbe,
  once: isPaidOnce,
  group: isShared,
  nursing: isForNursing,
  probe: (selection, shop) => !hasMembership(selection, shop),
  lowest: always,
};

/** Whether a reason can be true of a bundle. */
export const isReasonOf = (reason: SuggestionReason, selection: Selection, shop: SurveyShop): boolean =>
  requiredFacts[reason](selection, shop);
