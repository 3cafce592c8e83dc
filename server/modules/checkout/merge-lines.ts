import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { addLines } from './change-lines.ts';
import type { LineSources } from './change-lines.ts';
import type { StoredLine } from './checkout.model.ts';
import { presentLines } from './line-limits.ts';
import { isMembership, kindOf } from './offered-line.ts';
import type { OfferedLine } from './offered-line.ts';

/**
 * Checks whether lines can be in one cart. The buyer's organization may forbid a combination that each cart allowed.
 */
export type MayBeTogether = (lines: readonly StoredLine[]) => boolean;

/** A warranty requires its probe, and seats require their membership. */
const rankOf = (line: OfferedLine): number =>
  ['DEVICE', 'SUBSCRIPTION', 'WARRANTY', 'ACCESSORY'].indexOf(kindOf(line)) + (isMembership(line) ? -0.5 : 0);

const containsAll = (lines: readonly StoredLine[], expected: readonly StoredLine[]): boolean =>
  expected.every(({ sku, quantity }) => lines.some((line) => line.sku === sku && line.quantity === quantity));

/** Adds an older line with as much of its quantity as the newer lines leave room for, possibly none. */
function withOlderLine(
  lines: readonly StoredLine[],
  { sku, quantity: requested }: OfferedLine,
  sources: LineSources,
  mayBeTogether: MayBeTogether,
): readonly StoredLine[] {
  for (let quantity = requested; quantity > 0; quantity -= 1) {
    const changed = addLines(lines, [{ sku, quantity }], sources);
    if (changed.ok && containsAll(changed.lines, lines) && mayBeTogether(changed.lines)) return changed.lines;
  }
  return lines;
}

/**
 * Merges two carts of one country. Every newer line stays unchanged. An older line is added if the newer cart lacks its
 * variant, in the quantity within the limits. A second membership, another plan and the other market are omitted.
 */
export function mergeLines(
  newer: readonly StoredLine[],
  older: readonly StoredLine[],
  sources: LineSources,
  mayBeTogether: MayBeTogether,
): readonly StoredLine[] {
  const kept = presentLines(newer, sources).map(({ id, sku, quantity }) => ({ id, sku, quantity }));
  return presentLines(older, sources)
    .filter(({ sku }) => kept.every((line) => line.sku !== sku))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .reduce<readonly StoredLine[]>((lines, line) => withOlderLine(lines, line, sources, mayBeTogether), kept);
}

/** How merging two carts changed a variant. */
export interface MergedLine {
  readonly sku: string;
  /** In the cart of the browser that signed in. */
  readonly quantityBefore: number;
  /** In the person's other cart. */
  readonly quantityElsewhere: number;
  readonly quantity: number;
}

const quantityIn = (lines: readonly StoredLine[], sku: string): number =>
  lines.find((line) => line.sku === sku)?.quantity ?? 0;

/** The variants whose quantity in the merged cart differs from one of the two carts, in catalog order. */
export function changesOfMerging(
  carts: Readonly<Record<'before' | 'elsewhere' | 'merged', readonly StoredLine[]>>,
  sources: { readonly catalogue: Catalogue; readonly country: string },
): readonly MergedLine[] {
  const [before, elsewhere] = [presentLines(carts.before, sources), presentLines(carts.elsewhere, sources)];
  return [...sources.catalogue.offers(sources.country).keys()]
    .map((sku) => ({
      sku,
      quantityBefore: quantityIn(before, sku),
      quantityElsewhere: quantityIn(elsewhere, sku),
      quantity: quantityIn(carts.merged, sku),
    }))
    .filter(
      ({ quantityBefore, quantityElsewhere, quantity }) =>
        quantityBefore !== quantity || (quantityElsewhere > 0 && quantityElsewhere !== quantity),
    );
}
