import type { Checkout, CheckoutLine } from '../cart/index.ts';
import type { Money } from '../rules/money/index.ts';
import { isSameTrialCharge, type TrialCharge, trialChargeOf } from '../rules/sales/index.ts';

/** A line before and after; null on the side where it doesn't exist. */
export interface LineChange {
  readonly id: string;
  readonly before: CheckoutLine | null;
  readonly after: CheckoutLine | null;
}

/** The differences between what the buyer saw and the server's current checkout. */
export interface CheckoutChanges {
  readonly lines: readonly LineChange[];
  /** The code that no longer applies; empty for none. */
  readonly lostCode: string;
  /** The charge at the end of a trial, if it was and is another one; null otherwise. */
  readonly trialCharge: { readonly before: TrialCharge; readonly after: TrialCharge } | null;
  readonly totalBefore: Money;
  readonly totalAfter: Money;
}

const isSameLine = (a: CheckoutLine, b: CheckoutLine): boolean =>
  a.sku === b.sku && a.quantity === b.quantity && a.total.gross.amount === b.total.gross.amount;

/** A trial that begins or ceases to renew is the buyer's own choice, or costs nothing. */
function trialChargeBetween(before: Checkout, after: Checkout): CheckoutChanges['trialCharge'] {
  const [shown, now] = [trialChargeOf(before.membershipTerm), trialChargeOf(after.membershipTerm)];
  return shown === null || now === null || isSameTrialCharge(shown, now)
    ? null
    : { before: shown, after: now };
}

/** The changed lines in cart order, removed ones first. Unchanged lines are omitted. */
export function changesBetween(before: Checkout, after: Checkout): CheckoutChanges {
  const removed = before.lines
    .filter((line) => !after.lines.some(({ id }) => id === line.id))
    .map((line) => ({ id: line.id, before: line, after: null }));
  const changed = after.lines.flatMap((line) => {
    const old = before.lines.find(({ id }) => id === line.id) ?? null;
    return old !== null && isSameLine(old, line) ? [] : [{ id: line.id, before: old, after: line }];
  });
  return {
    lines: [...removed, ...changed],
    lostCode: after.voucherCode === '' ? before.voucherCode : '',
    trialCharge: trialChargeBetween(before, after),
    totalBefore: before.total.gross,
    totalAfter: after.total.gross,
  };
}

/** Whether the buyer would pay a different amount, now or after a trial, or get different items. */
export function isChanged(before: Checkout, after: Checkout): boolean {
  const { lines, trialCharge, totalBefore, totalAfter } = changesBetween(before, after);
  return (
    lines.length > 0 ||
    trialCharge !== null ||
    totalBefore.amount !== totalAfter.amount ||
    totalBefore.currency !== totalAfter.currency
  );
}
