import type { TaxIdStatus } from '@sonde/machines/rules/tax';
import type { Totals, TotalsPart } from './use-totals.tsx';

/** What a total is explained by: its parts, and what a tax number does to it. */
export interface ShownTotals extends Totals {
  readonly taxIdStatus: TaxIdStatus | null;
}

/** One part as it was and as it is; `before` is null where its amount was not known. */
export interface PartChange {
  readonly id: string;
  readonly label: TotalsPart['label'];
  readonly before: string | null;
  /** Null for a part that is gone. */
  readonly after: string | null;
}

/** A total that became another, with the reasons. */
export interface TotalChange {
  readonly before: string;
  readonly after: Totals['total'];
  readonly parts: readonly PartChange[];
  /** The tax number took the tax off, or does so no more; null where it changed nothing. */
  readonly taxIdStatus: TaxIdStatus | null;
}

const known = (part: TotalsPart | undefined): string | null =>
  part === undefined || part.isOpen ? null : part.amount;

const isTaxFree = ({ taxIdStatus }: ShownTotals): boolean => taxIdStatus === 'CONFIRMED';

/**
 * Why a total is not what it was; null while it is. The parts are in the order of the bill, those that are gone last.
 * Where a tax number explains why all of them changed, only what became known besides is named.
 */
export function changeOfTotal(before: ShownTotals, after: ShownTotals): TotalChange | null {
  if (before.total.amount === after.total.amount) return null;
  const partOf = ({ rows }: Totals, id: string) => rows.find((row) => row.id === id);
  const taxIdStatus = isTaxFree(before) === isTaxFree(after) ? null : after.taxIdStatus;
  const gone = before.rows.filter(({ id }) => partOf(after, id) === undefined);
  return {
    before: before.total.amount,
    after: after.total,
    parts: [...after.rows, ...gone]
      .map(({ id, label }) => ({
        id,
        label,
        before: known(partOf(before, id)),
        after: known(partOf(after, id)),
      }))
      .filter((part) => part.before !== part.after)
      .filter((part) => taxIdStatus === null || (part.before === null && !part.id.startsWith('tax'))),
    taxIdStatus,
  };
}
