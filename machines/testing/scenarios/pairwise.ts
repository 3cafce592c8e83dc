/** Named variables with their options: a country, a plan, a role. */
export type Dimensions<Names extends string> = Readonly<Record<Names, readonly string[]>>;

/** One option for each dimension. */
export type Choice<Names extends string> = Readonly<Record<Names, string>>;

/** Every combination of all dimensions. */
function mixturesOf<Names extends string>(dimensions: Dimensions<Names>): readonly Choice<Names>[] {
  const entries = Object.entries(dimensions) as [Names, readonly string[]][];
  if (entries.length === 0) return [];
  return entries.reduce<readonly Choice<Names>[]>(
    (mixtures, [name, options]) =>
      mixtures.flatMap((mixture) => options.map((option) => ({ ...mixture, [name]: option }))),
    [{} as Choice<Names>],
  );
}

/** The pairs of options in a choice; the single option if there is only one dimension. */
function pairsIn(choice: Choice<string>): readonly string[] {
  const options = Object.entries(choice);
  if (options.length === 1) return options.map((option) => JSON.stringify(option));
  return options.flatMap((a, index) => options.slice(index + 1).map((b) => JSON.stringify([a, b])));
}

/**
 * Selects few choices that together contain every possible pair of options from different dimensions. Most bugs depend
 * on at most two factors, and testing every combination would take too long. The function still enumerates every
 * combination, which limits the dimensions to some ten thousand.
 */
export function pairwise<Names extends string>(
  dimensions: Dimensions<Names>,
  isPossible: (choice: Choice<Names>) => boolean = () => true,
): readonly Choice<Names>[] {
  const mixtures = mixturesOf(dimensions)
    .filter(isPossible)
    .map((choice) => ({ choice, pairs: pairsIn(choice) }));
  const missing = new Set(mixtures.flatMap(({ pairs }) => pairs));
  const chosen: Choice<Names>[] = [];
  while (missing.size > 0) {
    const counted = mixtures.map(({ pairs }) => pairs.filter((pair) => missing.has(pair)).length);
    const best = mixtures[counted.indexOf(Math.max(...counted))];
    if (best === undefined) break;
    best.pairs.forEach((pair) => missing.delete(pair));
    chosen.push(best.choice);
  }
  return chosen;
}
