import { isPlugFor } from './connectors.ts';
import { countryPermissions, type CountryPermissions } from './country-permissions.ts';
import { marketOf, productLineTable } from './product-lines.ts';
import { requiresSales, maximumDeviceQuantity } from './quantity-buckets.ts';
import { basicPlan, deviceOffer, isMadeWith, isPlanFor, planFamilyOf, seatOffer } from './selection.ts';
import {
  type AccessoryOffer,
  connectors,
  type DeviceOffer,
  type Offers,
  type OptionState,
  type OptionStates,
  type SeatOffer,
  type Selection,
  type UnavailableReason,
} from './selection.types.ts';

function optionState<Value>(value: Value, reason: UnavailableReason | null): OptionState<Value> {
  return { value, isAvailable: reason === null, reason };
}

function deviceReason(device: DeviceOffer, permissions: CountryPermissions): UnavailableReason | null {
  if (productLineTable[device.productLine].isForOwnersOnly) return 'OWNERS_ONLY';
  return permissions.productLines.includes(device.productLine) ? null : 'NOT_SOLD_IN_COUNTRY';
}

function planReason(
  plan: string,
  device: DeviceOffer,
  offers: Offers,
  permissions: CountryPermissions,
): UnavailableReason | null {
  const family = planFamilyOf(plan, offers);
  if (family === undefined || !permissions.planFamilies.includes(family)) return 'NOT_SOLD_IN_COUNTRY';
  return isPlanFor(plan, device, offers) ? null : 'PLAN_NOT_FOR_DEVICE';
}

function accessoryReason(
  accessory: AccessoryOffer,
  { connector }: Selection,
  permissions: CountryPermissions,
): UnavailableReason | null {
  if (!permissions.accessories) return 'NOT_SOLD_IN_COUNTRY';
  return isPlugFor(accessory.connector, connector) ? null : 'CONNECTOR_NOT_MADE';
}

function quantityReason(quantity: number): UnavailableReason | null {
  return requiresSales(quantity) ? 'SALES_ONLY' : null;
}

function memberStates(seats: SeatOffer | null): readonly OptionState<number>[] {
  if (seats === null) return [];
  return Array.from({ length: seats.most - seats.included + 2 }, (_, index) => {
    const members = seats.included + index;
    return optionState(members, members > seats.most ? 'TOO_MANY_MEMBERS' : null);
  });
}

/** The devices of both markets that anyone in a country can buy. */
export function devicesForAnyone({ devices }: Offers, country: string): readonly DeviceOffer[] {
  const permissions = countryPermissions(country);
  return devices.filter((device) => deviceReason(device, permissions) === null);
}

/**
 * Every option of the product page, for the market of the selected device. Options that the country or the device rules
 * out are included with the reason. The last quantity and the last number of members represent everything above the
 * limit for buying without sales.
 */
export function optionStates(selection: Selection, offers: Offers, country: string): OptionStates {
  const permissions = countryPermissions(country);
  const device = deviceOffer(selection.device, offers);
  const market = marketOf(device.productLine);
  const plans = offers.plans.filter(
    ({ productLine }) => productLine === undefined || marketOf(productLine) === market,
  );
  const quantities = Array.from({ length: maximumDeviceQuantity + 1 }, (_, index) => index + 1);
  const warrantyReason = permissions.warranties ? null : 'NOT_SOLD_IN_COUNTRY';
  return {
    devices: offers.devices
      .filter((offer) => marketOf(offer.productLine) === market)
      .map((offer) => optionState(offer.slug, deviceReason(offer, permissions))),
    connectors: connectors.map((connector) =>
      optionState(connector, isMadeWith(device, connector) ? null : 'CONNECTOR_NOT_MADE'),
    ),
    plans: [...new Set(plans.map(({ slug }) => slug)), basicPlan].map((plan) =>
      optionState(plan, planReason(plan, device, offers, permissions)),
    ),
    periods: offers.plans
      .filter((offer) => offer.slug === selection.plan)
      .flatMap(({ period }) => (period === null ? [] : [optionState(period, null)])),
    quantities: quantities.map((quantity) => optionState(quantity, quantityReason(quantity))),
    members: memberStates(seatOffer(selection, offers)),
    warranties: [
      optionState<string | null>(null, null),
      ...offers.warranties
        .filter((offer) => offer.market === market)
        .map((offer) => optionState<string | null>(offer.slug, warrantyReason)),
    ],
    accessories: offers.accessories.map((offer) =>
      optionState(offer.slug, accessoryReason(offer, selection, permissions)),
    ),
  };
}

/** Returns the reasons why a selection can't be added to the cart; empty if it can. */
export function selectionProblems(
  selection: Selection,
  offers: Offers,
  country: string,
): readonly UnavailableReason[] {
  const states = optionStates(selection, offers, country);
  const chosen: readonly OptionState<unknown>[] = [
    ...states.devices.filter(({ value }) => value === selection.device),
    ...states.connectors.filter(({ value }) => value === selection.connector),
    ...states.plans.filter(({ value }) => value === selection.plan),
    ...states.quantities.filter(({ value }) => value === selection.quantity),
    ...states.members.filter(({ value }) => value === selection.members),
    ...states.warranties.filter(({ value }) => value === selection.warranty),
    ...states.accessories.filter(({ value }) => selection.accessories.includes(value)),
  ];
  return [...new Set(chosen.flatMap(({ reason }) => (reason === null ? [] : [reason])))];
}
