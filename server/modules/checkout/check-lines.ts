import {
  type Buyer,
  checkLinesTogether,
  type Market,
  maximumDeviceQuantity,
  ownersProbeProblem,
} from '@sonde/machines/rules/catalogue';
import type { Catalogue, Offer } from '../catalogue/catalogue.types.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { isSeats, maximumQuantity, mostSeats } from './line-limits.ts';
import { bundleLine, countOf, kindOf } from './offered-line.ts';
import type { OfferedLine } from './offered-line.ts';

/** A variant with the quantity to add or set. */
export interface RequestedLine {
  readonly sku: string;
  readonly quantity: number;
}

const maximumLines = 50;

function tooManyLines(): Refusal {
  return refusal('INVALID', 'lines', 'TOO_MANY_LINES', maximumLines);
}

function checkQuantity({ quantity }: RequestedLine, least: 0 | 1): readonly Refusal[] {
  return Number.isInteger(quantity) && quantity >= least
    ? []
    : [refusal('INVALID', 'quantity', 'QUANTITY', maximumDeviceQuantity)];
}

/** What decides which variants may be requested. */
interface RequestedFrom {
  readonly catalogue: Catalogue;
  readonly country: string;
  /** The buyer of what is made for a market. Whether they may buy it, the review of the bundle decides. */
  buyerIn(market: Market): Buyer;
}

/** Why the buyer can't have a probe that is for owners: it becomes an additional one of an organization that owns one. */
function checkOwner(offer: Offer, buyer: Buyer): readonly Refusal[] {
  const problem = ownersProbeProblem(bundleLine({ offer, quantity: 1 }), buyer);
  return problem === null ? [] : [refusal('OPERATION_NOT_ALLOWED', 'lines', problem)];
}

/** Whether the variant is sold in the country to the buyer. */
function checkOffer(
  { sku }: RequestedLine,
  { catalogue, country, buyerIn }: RequestedFrom,
): readonly Refusal[] {
  const offer = catalogue.offers(country).get(sku);
  if (offer !== undefined)
    return offer.isForOwnersOnly ? checkOwner(offer, buyerIn(offer.variant.product.market)) : [];
  const variant = catalogue.variant(sku);
  return variant === undefined || variant.isWithdrawn
    ? [refusal('NOT_FOUND', 'lines', 'NOT_SOLD')]
    : [refusal('COUNTRY_NOT_AVAILABLE', 'lines', 'NOT_SOLD_IN_COUNTRY')];
}

/** Why lines can't be requested; `least` is 0 if a quantity of 0 removes a line. */
export function checkRequested(
  requested: readonly RequestedLine[],
  least: 0 | 1,
  from: RequestedFrom,
): readonly Refusal[] {
  if (requested.length > maximumLines) return [tooManyLines()];
  return requested.flatMap((line) => [
    ...checkQuantity(line, least),
    ...(line.quantity === 0 ? [] : checkOffer(line, from)),
  ]);
}

function checkAccessories(lines: readonly OfferedLine[], catalogue: Catalogue): readonly Refusal[] {
  return lines
    .filter((line) => kindOf(line) === 'ACCESSORY')
    .flatMap((line) => {
      const most = maximumQuantity(line, lines, catalogue);
      return line.quantity <= most ? [] : [refusal('INVALID', 'quantity', 'QUANTITY', most)];
    });
}

function checkSeats(lines: readonly OfferedLine[], catalogue: Catalogue): readonly Refusal[] {
  return lines.filter(isSeats).flatMap((line) => {
    const most = mostSeats(line, catalogue);
    return line.quantity <= most
      ? []
      : [refusal('OPERATION_NOT_ALLOWED', 'quantity', 'TOO_MANY_SEATS', most)];
  });
}

/** Why lines can't be in the same cart. */
export function checkCart(lines: readonly OfferedLine[], catalogue: Catalogue): readonly Refusal[] {
  const devices = countOf('DEVICE', lines);
  const [problem] = checkLinesTogether(lines.map(bundleLine));
  return [
    ...(lines.length > maximumLines ? [tooManyLines()] : []),
    ...checkAccessories(lines, catalogue),
    ...(devices > maximumDeviceQuantity
      ? [refusal('OPERATION_NOT_ALLOWED', 'quantity', 'TOO_MANY_DEVICES', maximumDeviceQuantity)]
      : []),
    ...(countOf('WARRANTY', lines) > devices
      ? [refusal('OPERATION_NOT_ALLOWED', 'quantity', 'TOO_MANY_WARRANTIES', devices)]
      : []),
    ...checkSeats(lines, catalogue),
    ...(problem ? [refusal('OPERATION_NOT_ALLOWED', 'lines', problem.reason)] : []),
  ];
}
