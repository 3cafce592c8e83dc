import type { TaxIdStatus } from '@sonde/machines/rules/tax';
import type { Totals, TotalsPart } from './use-totals.tsx';

/** What explains a total: its parts, and the effect of a tax number. */
export interface ShownTotals extends Totals {
  readonly taxIdStatus: TaxIdStatus | null;
}

/** A part before and after; `before` is null if its amount wasn't known. */
export interface PartChange {
  readonly id: string;
  readonly label: TotalsPart['label'];
  readonly before: string | null;
  /** Null for a removed part. */
  readonly after: string | null;
}

/** A changed total, with the reasons. */
export interface TotalChange {
  readonly before: string;
  readonly after: Totals['total'];
  readonly parts: readonly PartChange[];
  /** The tax number removed the tax, or no longer does; null if it changed nothing. */
  readonly taxIdStatus: TaxIdStatus | null;
}

const amountIfKnown = (part: TotalsPart | undefined): string | null =>
  part === undefined || part.isOpen ? null : part.amount;

const isTaxFree = ({ taxIdStatus }: ShownTotals): boolean => taxIdStatus === 'CONFIRMED';

/**
 * Why a total changed; null if it didn't. The parts are in the order of the bill, removed ones last. If a tax number
 * explains why all of them changed, only newly known ones are named.
 */
export function changeOfTotal(before: ShownTotals, after: ShownTotals): TotalChange | null {
  if (before.total.amount === after.total.amount) return null;
  const partOf = ({ rows }: Totals, id: string) => rows.find((row) => row.id === id);
  const taxIdStatus = isTaxFree(before) === isTaxFree(after) ? null : after.taxIdStatus;
  const removed = before.rows.filter(({ id }) => partOf(after, id) === undefined);
  return {
    before: before.total.amount,
    after: after.total,
    parts: [...after.rows, ...removed]
      .map(({ id, label }) => ({
        id,
        label,
        before: amountIfKnown(partOf(before, id)),
        after: amountIfKnown(partOf(after, id)),
      }))
      .filter((part) => part.before !== part.after)
      .filter((part) => taxIdStatus === null || (part.before === null && !part.id.startsWith('tax'))),
    taxIdStatus,
  };
}
