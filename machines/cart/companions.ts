import type { Checkout, CompanionChange } from './cart.types.ts';

/** The lines that became other in number, or went, because of others; in the order of the cart. */
export function companionsIn(
  before: Checkout,
  after: Checkout,
  except: readonly (string | undefined)[],
): readonly CompanionChange[] {
  return before.lines.flatMap(({ id, productName, quantity }) => {
    const left = after.lines.find((line) => line.id === id)?.quantity ?? 0;
    return except.includes(id) || left === quantity
      ? []
      : [{ lineId: id, productName, before: quantity, after: left }];
  });
}
