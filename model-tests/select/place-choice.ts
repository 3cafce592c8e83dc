import type { Chart } from '../chart/chart.types.ts';
import { statesIn } from '../chart/read-chart.ts';
import { UsageError } from '../command-line.ts';
import { labelsOf } from '../cover/describe-path.ts';
import type { Path } from '../cover/path.types.ts';
import { suggestion } from '../suggestion.ts';

/** The states that chosen paths pass, by their dotted paths. */
export interface PlaceChoice {
  readonly through: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** The IDs of a state and of those in it. Throws a {@link UsageError} for an unknown one. */
function idsOf(chart: Chart, name: string): ReadonlySet<string> {
  const states = statesIn(chart.root);
  const state = states.find(({ path, id }) => path.join('.') === name || id === name);
  if (state === undefined) {
    const names = states.map(({ path }) => path.join('.')).filter((path) => path !== '');
    throw new UsageError(
      `Unknown state "${name}".${suggestion(name, names)} Known states: ${names.join(', ')}.`,
    );
  }
  return new Set(statesIn(state).map(({ id }) => id));
}

/** The first step from `start` on, 0 for the beginning, that passes one of the states; -1 if none does. */
function stepIn({ beginning, steps }: Path, ids: ReadonlySet<string>, start: number): number {
  const moves = [beginning, ...steps.map(({ move }) => move)];
  return moves.findIndex(({ visited }, at) => at >= start && visited.some((id) => ids.has(id)));
}

const isNew = (path: Path, at: number, paths: readonly Path[]): boolean => {
  const text = labelsOf(path).join('\n');
  return paths.findIndex((other) => labelsOf(other).join('\n') === text) === at;
};

/** The paths that pass the chosen states, the last one last, each up to there. */
export function chosenPaths(chart: Chart, paths: readonly Path[], choice: PlaceChoice): readonly Path[] {
  const names = [choice.from, choice.through, choice.to].filter((name) => name !== null);
  const ids = names.map((name) => idsOf(chart, name));
  const chosen = paths.flatMap((path): readonly Path[] => {
    let at = 0;
    for (const wanted of ids) {
      at = stepIn(path, wanted, at);
      if (at === -1) return [];
    }
    return [choice.to === null ? path : { ...path, steps: path.steps.slice(0, at) }];
  });
  if (chosen.length === 0 && names.length > 0)
    throw new UsageError(
      `None of the paths passes ${names.join(', then ')}. Try --cover pairs or more steps.`,
    );
  return chosen.filter(isNew);
}
