/**
 * Adjusts the extended warranties after the number of probes changed. An extended warranty covers one probe. A single
 * line that covered every probe still covers every probe. Otherwise it is unclear which probes are covered, so the
 * lines stay unchanged, except that those beyond the number of probes are removed, starting with the last line.
 * @param quantities of the warranty lines, in cart order.
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
