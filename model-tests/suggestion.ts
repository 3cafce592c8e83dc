/** The number of letters to insert, delete or replace to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** ` Did you mean "…"?` if one of the choices is similar to the input; otherwise empty. */
export function suggestion(written: string, choices: readonly string[]): string {
  const ranked = choices
    .map((choice) => ({ choice, letters: distance(written.toLowerCase(), choice.toLowerCase()) }))
    .sort((one, other) => one.letters - other.letters);
  const [best] = ranked;
  const isNear = best !== undefined && best.letters <= Math.max(2, Math.floor(written.length / 3));
  return isNear ? ` Did you mean "${best.choice}"?` : '';
}
