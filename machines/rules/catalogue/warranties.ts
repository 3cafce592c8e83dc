/**
 * How many extended warranties each line of them holds after the number of probes changed; an extended warranty belongs
 * to one probe. One line that covered every probe goes on covering every probe. Otherwise nobody knows which probes are
 * meant: lines stay as they are, and what is beyond the number of probes is taken off, the last line first.
 *
 * @param quantities of the lines of warranties, in the order of the cart.
 */
export function warrantiesFor(
  quantities: readonly number[],
  { before, after }: { readonly before: number; readonly after: number },
): readonly number[] {
  if (quantities.length === 1 && quantities[0] === before) return [after];
  let uncovered = after;
  return quantities.map((quantity) => {
    const kept = Math.min(quantity, uncovered);
    uncovered -= kept;
    return kept;
  });
}
