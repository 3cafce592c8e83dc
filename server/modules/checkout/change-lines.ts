import { type Buyer, type Market, warrantiesFor } from '@sonde/machines/rules/catalogue';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { refusal } from '../../kernel/refusal.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { checkCart, checkRequested } from './check-lines.ts';
import type { RequestedLine } from './check-lines.ts';
import type { StoredLine } from './checkout.model.ts';
import { isGiftLine } from './gift-lines.ts';
import { presentLines } from './line-limits.ts';
import { countOf, isMembership, kindOf, offeredLines } from './offered-line.ts';
import type { OfferedLine } from './offered-line.ts';

export type ChangedLines =
  | { readonly ok: true; readonly lines: readonly StoredLine[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** The dependencies of a change of lines. `newId` generates IDs that are unique in the whole store. */
export interface LineSources {
  readonly catalogue: Catalogue;
  readonly country: string;
  /** The buyer of what is made for a market. */
  buyerIn(market: Market): Buyer;
  newId(): string;
}

/** A membership replaces every other one, and the seats and features of another plan. */
function isReplacedBy(line: OfferedLine, added: OfferedLine): boolean {
  if (kindOf(added) !== 'SUBSCRIPTION' || kindOf(line) !== 'SUBSCRIPTION' || line.sku === added.sku)
    return false;
  const isOtherPlan = line.offer.variant.product.planFamily !== added.offer.variant.product.planFamily;
  return isOtherPlan || (isMembership(line) && isMembership(added));
}

/** The lines with this SKU set to the quantity; 0 removes it. */
function withQuantity(
  lines: readonly OfferedLine[],
  { sku, quantity }: RequestedLine,
  { catalogue, country, newId }: LineSources,
): readonly OfferedLine[] {
  if (quantity === 0) return lines.filter((line) => line.sku !== sku);
  if (lines.some((line) => line.sku === sku))
    return lines.map((line) => (line.sku === sku ? { ...line, quantity } : line));
  const added = offeredLines([{ id: newId(), sku, quantity }], catalogue, country);
  return [...lines.filter((line) => !added.some((other) => isReplacedBy(line, other))), ...added];
}

/** The lines with each warranty limited to the new number of devices. */
function withWarranties(
  lines: readonly OfferedLine[],
  devices: { readonly before: number; readonly after: number },
): readonly OfferedLine[] {
  const warranties = lines.filter((line) => kindOf(line) === 'WARRANTY');
  const quantities = warrantiesFor(
    warranties.map(({ quantity }) => quantity),
    devices,
  );
  return lines.flatMap((line) => {
    const quantity = quantities[warranties.indexOf(line)] ?? line.quantity;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
}

/**
 * Removing a line removes what depends on it: a device its warranty, the last device the membership, a membership its
 * seats and features.
 */
function withoutOrphans(
  lines: readonly OfferedLine[],
  before: { readonly devices: number; readonly hadMembership: boolean },
): readonly OfferedLine[] {
  const devices = { before: before.devices, after: countOf('DEVICE', lines) };
  const lostDevices = devices.before > 0 && devices.after === 0;
  const lostMembership = before.hadMembership && !lines.some(isMembership);
  const standing =
    lostDevices || lostMembership ? lines.filter((line) => kindOf(line) !== 'SUBSCRIPTION') : lines;
  return devices.after < devices.before ? withWarranties(standing, devices) : standing;
}

function storedLines(lines: readonly OfferedLine[]): readonly StoredLine[] {
  return lines.map(({ id, sku, quantity }) => ({ id, sku, quantity }));
}

function outcome(
  before: readonly OfferedLine[],
  after: readonly OfferedLine[],
  { catalogue }: Pick<LineSources, 'catalogue'>,
): ChangedLines {
  const lines = withoutOrphans(after, {
    devices: countOf('DEVICE', before),
    hadMembership: before.some(isMembership),
  });
  const refusals = checkCart(lines, catalogue);
  if (refusals.length > 0) return { ok: false, refusals };
  return { ok: true, lines: storedLines(lines) };
}

/**
 * Adds lines to a cart. The quantity of an existing line increases. A cart has only one membership, with the most
 * recent number of seats.
 */
export function addLines(
  present: readonly StoredLine[],
  requested: readonly RequestedLine[],
  sources: LineSources,
): ChangedLines {
  const refusals = checkRequested(requested, 1, sources);
  if (refusals.length > 0) return { ok: false, refusals };
  const before = presentLines(present, sources);
  const after = requested.reduce((lines, { sku, quantity }) => {
    const line = lines.find((other) => other.sku === sku);
    const grows = line !== undefined && kindOf(line) !== 'SUBSCRIPTION';
    return withQuantity(lines, { sku, quantity: grows ? line.quantity + quantity : quantity }, sources);
  }, before);
  return outcome(before, after, sources);
}

/** Sets quantities; 0 removes a line. Warranties that aren't specified follow the number of devices. */
export function setLines(
  present: readonly StoredLine[],
  requested: readonly RequestedLine[],
  sources: LineSources,
): ChangedLines {
  const refusals = checkRequested(requested, 0, sources);
  if (refusals.length > 0) return { ok: false, refusals };
  const before = presentLines(present, sources);
  const after = requested.reduce((lines, line) => withQuantity(lines, line, sources), before);
  const namesWarranty = requested.some(
    ({ sku }) => sources.catalogue.variant(sku)?.product.kind === 'WARRANTY',
  );
  const devices = { before: countOf('DEVICE', before), after: countOf('DEVICE', after) };
  const isGrowing = devices.after > devices.before && !namesWarranty;
  return outcome(before, isGrowing ? withWarranties(after, devices) : after, sources);
}

/** Removes the line with this ID. */
export function removeLine(
  present: readonly StoredLine[],
  lineId: string,
  sources: LineSources,
): ChangedLines {
  if (isGiftLine(lineId))
    return {
      ok: false,
      refusals: [refusal('OPERATION_NOT_ALLOWED', 'lineId', 'COMES_WITH_CODE')],
    };
  const before = presentLines(present, sources);
  if (!before.some(({ id }) => id === lineId))
    return {
      ok: false,
      refusals: [refusal('NOT_FOUND', 'lineId', 'LINE_GONE')],
    };
  return outcome(
    before,
    before.filter(({ id }) => id !== lineId),
    sources,
  );
}

/** The rest of a cart without its withdrawn products and the lines that depend on them. */
export function dropWithdrawnLines(
  present: readonly StoredLine[],
  { catalogue, country }: Pick<LineSources, 'catalogue' | 'country'>,
): readonly StoredLine[] {
  const left = presentLines(present, { catalogue, country });
  const products = present.map(({ sku, quantity }) => ({
    quantity,
    product: catalogue.variant(sku)?.product,
  }));
  const devices = products
    .filter(({ product }) => product?.kind === 'DEVICE')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const hadMembership = products.some(({ product }) => product?.subscriptionPart === 'SUBSCRIPTION');
  return storedLines(withoutOrphans(left, { devices, hadMembership }));
}
