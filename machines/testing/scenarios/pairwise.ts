/** Something that varies from one beginning to another, by name: a country, a plan, a role. */
export type Dimensions<Names extends string> = Readonly<Record<Names, readonly string[]>>;

/** One choice for each dimension. */
export type Choice<Names extends string> = Readonly<Record<Names, string>>;

const pairsOf = (choices: readonly (readonly [name: string, option: string])[]): readonly string[] =>
  choices.flatMap((a, index) => choices.slice(index + 1).map((b) => JSON.stringify([a, b])));

/**
 * Few choices in which every two options of different dimensions stand together at least once. Most mistakes need no more
 * than two things to meet, and all mixtures of all dimensions would be too many. One dimension gives each option once.
 */
export function pairwise<Names extends string>(dimensions: Dimensions<Names>): readonly Choice<Names>[] {
  const entries = Object.entries(dimensions) as [Names, readonly string[]][];
  const [first, ...others] = entries;
  if (first === undefined) return [];
  if (others.length === 0) return first[1].map((option) => ({ [first[0]]: option }) as Choice<Names>);
  const missing = new Set(
    entries.flatMap(([name, options], index) =>
      entries.slice(index + 1).flatMap(([other, otherOptions]) =>
        options.flatMap((a) =>
          otherOptions.flatMap((b) =>
            pairsOf([
              [name, a],
              [other, b],
            ]),
          ),
        ),
      ),
    ),
  );
  const chosen: Choice<Names>[] = [];
  for (const pair of missing) {
    const wanted = new Map(JSON.parse(pair) as [Names, string][]);
    const row: [Names, string][] = [];
    for (const [name, options] of entries) {
      const countWith = (option: string) =>
        pairsOf([...row, [name, option]]).filter((found) => missing.has(found)).length;
      const best = options.reduce((most, option) => (countWith(option) > countWith(most) ? option : most));
      row.push([name, wanted.get(name) ?? best]);
    }
    pairsOf(row).forEach((found) => missing.delete(found));
    chosen.push(Object.fromEntries(row) as Choice<Names>);
  }
  return chosen;
}
