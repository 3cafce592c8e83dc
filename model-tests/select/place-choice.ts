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

/** The states that a path must pass, in order: each is that of a name or one inside. */
type RequestedStates = readonly ReadonlySet<string>[];

/** The path up to the last wanted state, or whole if it may go on; null if it passes them not or in another order. */
function passing(path: Path, requested: RequestedStates, mayGoOn: boolean): Path | null {
  let at = 0;
  for (const ids of requested) {
    at = stepIn(path, ids, at);
    if (at === -1) return null;
  }
  return mayGoOn ? path : { ...path, steps: path.steps.slice(0, at) };
}

/**
 * The paths that pass the chosen states, the last one last, each up to there. Where none of the given does, it is
 * `findPath`, a search for the shortest.
 */
export function chosenPaths(
  chart: Chart,
  paths: readonly Path[],
  choice: PlaceChoice,
  findPath: (requested: RequestedStates) => Path | null,
): readonly Path[] {
  const names = [choice.from, choice.through, choice.to].filter((name) => name !== null);
  const requested = names.map((name) => idsOf(chart, name));
  const chosen = paths.flatMap((path) => passing(path, requested, choice.to === null) ?? []);
  if (chosen.length > 0 || names.length === 0) return chosen.filter(isNew);
  const found = findPath(requested);
  if (found === null)
    throw new UsageError(`Nothing was found that passes ${names.join(', then ')}. Try more steps.`);
  return [found];
}
