import { bundleTable, bundleTypeOf } from './bundles.ts';
import { isPlugFor } from './connectors.ts';
import { latinDigits } from '../texts/index.ts';
import { marketOf, type ProductLine, variantOf } from './product-lines.ts';
import { maximumDeviceQuantity } from './quantity-buckets.ts';
import type { PlanFamily } from '../plans/index.ts';
import { countWithin } from './selection-choice.ts';
import { linesOf, type SelectedLine } from './selection-lines.ts';
import type { Connector, DeviceOffer, Offers, PlanOffer, SeatOffer, Selection } from './selection.types.ts';

/** The slug of a device without a membership. */
export const basicPlan = 'basic';

/** Whether the slug of a choice is that of the plan without a membership. */
export const isBasicPlan = (slug: string): boolean => slug === basicPlan;

/** The source of a selection's search parameters; `URLSearchParams` implements it. */
export interface SearchParameters {
  get(name: string): string | null;
}

/** The offer of a selected device. Throws a RangeError for a device that isn't in the catalog. */
export function deviceOffer(slug: string, offers: Offers): DeviceOffer {
  const device = offers.devices.find((offer) => offer.slug === slug);
  if (device === undefined) throw new RangeError(`Unknown device: ${slug}`);
  return device;
}

/** The family of a plan's slug; undefined for a slug that isn't in the catalog. */
export function planFamilyOf(slug: string, offers: Offers): PlanFamily | undefined {
  return slug === basicPlan ? 'BASIC' : offers.plans.find((offer) => offer.slug === slug)?.planFamily;
}

/** Whether the shop has a bundle of this device with this plan. Every device is also sold without one. */
export function fitsDevice(planFamily: PlanFamily, productLine: ProductLine): boolean {
  return planFamily === 'BASIC' || bundleTypeOf(planFamily, 'NEW_USER', variantOf(productLine)) !== null;
}

/** Whether a plan's slug is a membership sold with this device. The catalog can restrict one to one device family. */
export function isPlanFor(slug: string, device: DeviceOffer, offers: Offers): boolean {
  const family = planFamilyOf(slug, offers);
  const plan = offers.plans.find((offer) => offer.slug === slug);
  return (
    family !== undefined &&
    fitsDevice(family, device.productLine) &&
    (plan?.productLine ?? device.productLine) === device.productLine
  );
}

/** Whether a device is available with this connector. */
export function isMadeWith(device: DeviceOffer, connector: Connector): boolean {
  return device.variants.some((variant) => variant.connector === connector);
}

function preselectedPlan(device: DeviceOffer, offers: Offers): string {
  if (!offers.preselectsMembership) return basicPlan;
  const fitting = offers.plans.filter(({ slug }) => isPlanFor(slug, device, offers));
  const preselected = fitting.find((offer) => offer.planFamily === 'INDIVIDUAL') ?? fitting[0];
  return preselected?.slug ?? basicPlan;
}

function isPlanOfMarket(slug: string, device: DeviceOffer, offers: Offers): boolean {
  const madeFor = offers.plans.find((offer) => offer.slug === slug)?.productLine ?? device.productLine;
  return planFamilyOf(slug, offers) !== undefined && marketOf(madeFor) === marketOf(device.productLine);
}

function preselectedPeriod(plan: string, offers: Offers): string | null {
  return offers.plans.find((offer) => offer.slug === plan)?.period ?? null;
}

/** The preselected number of devices for a URL with a plan and no quantity (coverage PLAN-6). */
function defaultQuantity(device: DeviceOffer, plan: string, offers: Offers): number {
  const family = planFamilyOf(plan, offers) ?? 'BASIC';
  const bundleType = bundleTypeOf(family, 'NEW_USER', variantOf(device.productLine)) ?? 'PROBE_ONLY_NEW_USER';
  return bundleTable[bundleType].defaultQuantity;
}

function hasPeriod(plan: string, period: string | null, offers: Offers): boolean {
  if (plan === basicPlan) return period === null;
  return offers.plans.some((offer) => offer.slug === plan && offer.period === period);
}

/** The most digits of a number in a URL; every offer is below it. */
const mostDigits = 6;

function numberFrom(typed: string | null): number {
  const digits = typed === null || typed.length > mostDigits ? '' : latinDigits(typed);
  return /^\d+$/.test(digits) ? Number(digits) : 0;
}

function quantityFrom(typed: string | null, preselected: number): number {
  const quantity = numberFrom(typed);
  return quantity < 1 ? preselected : countWithin(quantity, { fewest: 1, most: maximumDeviceQuantity });
}

/**
 * The possible numbers of members of a plan: `included` in its price and `most` with extra seats; null without seats.
 */
export function seatOffer({ plan, period }: Pick<Selection, 'plan' | 'period'>, offers: Offers) {
  return offers.plans.find((offer) => offer.slug === plan && offer.period === period)?.seats ?? null;
}

function possibleMembers(requested: number | null, seats: SeatOffer | null): number | null {
  if (seats === null) return null;
  return countWithin(requested ?? seats.included, { fewest: seats.included, most: seats.most });
}

function possibleConnector(requested: string | null, device: DeviceOffer): Connector {
  const variant = device.variants.find(({ connector }) => connector === requested) ?? device.variants[0];
  if (variant === undefined) throw new RangeError(`The device ${device.slug} has no variants`);
  return variant.connector;
}

function possibleWarranty(requested: string | null, device: DeviceOffer, offers: Offers): string | null {
  const market = marketOf(device.productLine);
  return offers.warranties.find((offer) => offer.slug === requested && offer.market === market)?.slug ?? null;
}

function possibleAccessories(
  requested: readonly string[],
  probe: Connector,
  offers: Offers,
): readonly string[] {
  return offers.accessories
    .filter(({ slug, connector }) => requested.includes(slug) && isPlugFor(connector, probe))
    .map(({ slug }) => slug);
}

/**
 * The wanted accessories with those for another plug replaced by the one in the same place among those for the probe's:
 * the catalog lists the cables of each plug in the same order. One without a counterpart stays as it is.
 */
function withOwnPlug(
  requested: readonly string[],
  probe: Connector,
  { accessories }: Offers,
): readonly string[] {
  const pluggedInto = (plug: Connector) => accessories.filter(({ connector }) => connector === plug);
  return requested.map((slug) => {
    const plug = accessories.find((accessory) => accessory.slug === slug)?.connector ?? probe;
    const place = pluggedInto(plug).findIndex((accessory) => accessory.slug === slug);
    return pluggedInto(probe)[place]?.slug ?? slug;
  });
}

/**
 * Parses a product page's URL. The segments are device, plan and period; trailing ones are optional. Returns null, so
 * that the page is not found, if a segment isn't in the catalog for the device's market. Missing or invalid search
 * parameters become the preselected values. A quantity above the limit becomes the limit plus one.
 */
export function selectionFromPath(
  segments: readonly (string | undefined)[],
  parameters: SearchParameters,
  offers: Offers,
): Selection | null {
  const [deviceSlug, planSlug, periodSlug] = segments;
  const device = offers.devices.find((offer) => offer.slug === deviceSlug);
  if (device === undefined) return null;
  const plan = planSlug ?? preselectedPlan(device, offers);
  const period = periodSlug ?? preselectedPeriod(plan, offers);
  if (!isPlanOfMarket(plan, device, offers) || !hasPeriod(plan, period, offers)) return null;
  const connector = possibleConnector(parameters.get('connector'), device);
  return {
    device: device.slug,
    connector,
    plan,
    period,
    quantity: quantityFrom(parameters.get('quantity'), defaultQuantity(device, plan, offers)),
    members: possibleMembers(numberFrom(parameters.get('members')), seatOffer({ plan, period }, offers)),
    warranty: possibleWarranty(parameters.get('warranty'), device, offers),
    accessories: possibleAccessories((parameters.get('accessories') ?? '').split(','), connector, offers),
  };
}

/** The path and search of a selection below `/:countryCode/:language`. Parsing it returns the same selection. */
export function selectionToPath(selection: Selection): string {
  const { device, plan, period, connector, quantity, members, warranty, accessories } = selection;
  const segments = ['product', device, plan, ...(period === null ? [] : [period])];
  const parameters = [`connector=${connector}`, `quantity=${quantity}`];
  if (members !== null) parameters.push(`members=${members}`);
  if (warranty !== null) parameters.push(`warranty=${encodeURIComponent(warranty)}`);
  if (accessories.length > 0) parameters.push(`accessories=${accessories.map(encodeURIComponent).join(',')}`);
  return `/${segments.map(encodeURIComponent).join('/')}/?${parameters.join('&')}`;
}

/**
 * Applies a choice and resets what it makes impossible to the preselected values. It never changes the number of
 * devices, because no membership requires more, and never adds a membership at extra cost. A cable becomes the one for
 * the probe's plug.
 */
export function changeSelection(selection: Selection, choice: Partial<Selection>, offers: Offers): Selection {
  const requested = { ...selection, ...choice };
  const device = deviceOffer(requested.device, offers);
  const plan = isPlanFor(requested.plan, device, offers) ? requested.plan : preselectedPlan(device, offers);
  const period = hasPeriod(plan, requested.period, offers)
    ? requested.period
    : preselectedPeriod(plan, offers);
  const connector = possibleConnector(requested.connector, device);
  return {
    device: device.slug,
    connector,
    plan,
    period,
    quantity: requested.quantity,
    members: possibleMembers(requested.members, seatOffer({ plan, period }, offers)),
    warranty: possibleWarranty(requested.warranty, device, offers),
    accessories: possibleAccessories(
      withOwnPlug(requested.accessories, connector, offers),
      connector,
      offers,
    ),
  };
}

/** The membership of a selection; undefined without one. */
export function planOffer(selection: Selection, offers: Offers): PlanOffer | undefined {
  return offers.plans.find((offer) => offer.slug === selection.plan && offer.period === selection.period);
}

/** The lines to add to the cart. Throws a RangeError if the selection doesn't match these offers. */
export function selectionLines(selection: Selection, offers: Offers): readonly SelectedLine[] {
  const device = deviceOffer(selection.device, offers);
  const variant = device.variants.find(({ connector }) => connector === selection.connector);
  if (variant === undefined)
    throw new RangeError(
      `The device ${device.slug} has no variant with the connector ${selection.connector}`,
    );
  const plan = planOffer(selection, offers);
  const market = marketOf(device.productLine);
  const warranty = offers.warranties.find(
    (offer) => offer.slug === selection.warranty && offer.market === market,
  );
  const accessories = offers.accessories.filter(({ slug }) => selection.accessories.includes(slug));
  return linesOf({
    device: { sku: variant.sku, quantity: selection.quantity },
    plan: plan === undefined ? null : { sku: plan.sku, seats: plan.seats ?? null },
    members: selection.members,
    warranty: warranty?.sku ?? null,
    accessories: accessories.map(({ sku }) => sku),
  });
}
