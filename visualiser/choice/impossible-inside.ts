import { statesIn } from '../../model-tests/chart/read-chart.ts';
import type { Chart } from '../../model-tests/chart/chart.types.ts';

/** How many of the states inside of a state are impossible. */
export interface ImpossibleInside {
  readonly impossible: number;
  readonly all: number;
}

/** What is impossible inside of each possible state, by the state's ID; only where something is. */
export function impossibleInside(
  { root }: Chart,
  impossible: ReadonlySet<string>,
): ReadonlyMap<string, ImpossibleInside> {
  if (impossible.size === 0) return new Map();
  return new Map(
    statesIn(root)
      .filter(({ id }) => !impossible.has(id))
      .map((state) => {
        const inside = state.states.flatMap(statesIn);
        const count = inside.filter(({ id }) => impossible.has(id)).length;
        return [state.id, { impossible: count, all: inside.length }] as const;
      })
      .filter(([, inside]) => inside.impossible > 0),
  );
}
