import {
  bundleTable,
  bundleTypeOf,
  countWithin,
  type DeviceOffer,
  isMadeWith,
  linesOf,
  type Market,
  marketOf,
  maximumDeviceQuantity,
  type ProductLine,
  productLineTable,
  type SelectedLine,
  variantOf,
} from '../catalogue/index.ts';
import { seatRange } from '../plans/index.ts';
import type { ProOffers, ProPlan, ProSelection } from './pro-custom.types.ts';

/** The plans of a market, one for each term. */
export const proPlansFor = (market: Market, { plans }: ProOffers): readonly ProPlan[] =>
  plans.filter((plan) => plan.market === market);

/** The probes that can be bought with a market's plan without an existing membership. */
export function proDevicesFor(market: Market, offers: ProOffers): readonly DeviceOffer[] {
  const isFor = ({ productLine }: DeviceOffer) =>
    marketOf(productLine) === market &&
    !productLineTable[productLine].isForOwnersOnly &&
    bundleTypeOf('PRO_CUSTOM', 'NEW_USER', variantOf(productLine)) !== null &&
    proPlansFor(market, offers).some((plan) => (plan.productLine ?? productLine) === productLine);
  return offers.devices.filter(isFor);
}

/** Whether seats or features are made for a plan's base: for the same market and the same devices. */
export const isProPartFor = (
  part: { readonly market: Market; readonly productLine: ProductLine | null },
  base: { readonly market: Market; readonly productLine: ProductLine | null },
): boolean => part.market === base.market && part.productLine === base.productLine;

/** The plan of a selection. Throws a RangeError if the offers have none with its market and term. */
export function proPlanOf({ market, months }: Pick<ProSelection, 'market' | 'months'>, offers: ProOffers) {
  const plan = proPlansFor(market, offers).find((offer) => offer.months === months);
  if (plan === undefined) throw new RangeError(`No Pro plan of the market ${market} runs ${months} months`);
  return plan;
}

/** The probe of a selection; null without one. */
export const proDeviceOf = ({ device, market }: ProSelection, offers: ProOffers): DeviceOffer | null =>
  proDevicesFor(market, offers).find(({ slug }) => slug === device) ?? null;

/**
 * The numbers of members that can be bought: at least those in the price, and a seat for everyone in the organization.
 */
export function proMembersRange(selection: ProSelection, offers: ProOffers, seatsInUse: number) {
  const { included, seats } = proPlanOf(selection, offers);
  const most = seats?.most ?? included;
  const range = seatRange({ minSeats: included, maxSeats: most, maxCloudUsers: most }, seatsInUse);
  return { fewest: Math.min(range.fewest, most + 1), most };
}

function possibleDevice(requested: Pick<ProSelection, 'market' | 'device' | 'connector'>, offers: ProOffers) {
  const device = proDevicesFor(requested.market, offers).find(({ slug }) => slug === requested.device);
  if (device === undefined) return { device: null, connector: null };
  const { connector } = requested;
  const isMade = connector !== null && isMadeWith(device, connector);
  return { device: device.slug, connector: isMade ? connector : (device.variants[0]?.connector ?? null) };
}

/**
 * Applies a choice and resets what it makes impossible. Members stay within what can be bought; one more than the most
 * represents every larger number, which needs sales. `seatsInUse` are those of the buyer's organization.
 */
export function changeProSelection(
  selection: ProSelection,
  choice: Partial<ProSelection>,
  offers: ProOffers,
  seatsInUse: number,
): ProSelection {
  const requested = { ...selection, ...choice };
  const terms = proPlansFor(requested.market, offers).map(({ months }) => months);
  const months = terms.includes(requested.months) ? requested.months : (terms[0] ?? requested.months);
  const plan = proPlanOf({ market: requested.market, months }, offers);
  return {
    market: requested.market,
    ...possibleDevice(requested, offers),
    quantity: countWithin(requested.quantity, { fewest: 1, most: maximumDeviceQuantity }),
    months,
    members: countWithin(requested.members, proMembersRange({ ...requested, months }, offers, seatsInUse)),
    features: plan.features.map(({ sku }) => sku).filter((sku) => requested.features.includes(sku)),
  };
}

/**
 * What a buyer begins with: the market's first probe in the number that is preselected for the plan (coverage PLAN-6).
 */
export function firstProSelection(market: Market, offers: ProOffers): ProSelection {
  const [device] = proDevicesFor(market, offers);
  const [plan] = proPlansFor(market, offers);
  if (plan === undefined) throw new RangeError(`The market ${market} has no Pro plan`);
  const bundle = device && bundleTypeOf('PRO_CUSTOM', 'NEW_USER', variantOf(device.productLine));
  return {
    market,
    device: device?.slug ?? null,
    connector: device?.variants[0]?.connector ?? null,
    quantity: bundle ? bundleTable[bundle].defaultQuantity : 1,
    months: plan.months,
    members: plan.included,
    features: [],
  };
}

/** The lines to add to the cart. */
export function proLines(selection: ProSelection, offers: ProOffers): readonly SelectedLine[] {
  const { members, features, connector, quantity } = selection;
  const { sku, seats } = proPlanOf(selection, offers);
  const variant = proDeviceOf(selection, offers)?.variants.find((each) => each.connector === connector);
  return linesOf({
    device: variant === undefined ? null : { sku: variant.sku, quantity },
    plan: { sku, seats },
    members,
    features,
  });
}
