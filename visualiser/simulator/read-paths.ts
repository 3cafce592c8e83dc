import { asRunAddress, type RunAddress } from '../../model-tests/cover/run-address.ts';
import { pathTitle } from '../../model-tests/export/path-title.ts';

/** A path test that can be replayed. */
export interface NamedPath {
  /** The title of the corresponding test. */
  readonly name: string;
  readonly way: RunAddress;
}

/** The paths in a JSON document. */
export interface PathFile {
  /** The ID of the machine; null for a single path, which doesn't contain it. */
  readonly flow: string | null;
  readonly paths: readonly NamedPath[];
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const textIn = (value: unknown, name: string): string | null => {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : null;
};

function namedPath(value: unknown): NamedPath | null {
  const steps = fieldOf(value, 'steps');
  if (!Array.isArray(steps)) return null;
  const labels = steps.map((step: unknown) => fieldOf(step, 'stimulus') ?? step);
  const way = asRunAddress({ ...(value as object), steps: labels });
  if (way === null) return null;
  const sentences = steps.map((step: unknown, at) => ({ when: textIn(step, 'when') ?? way.steps[at] ?? '' }));
  const id = textIn(value, 'id');
  const title = pathTitle({ given: textIn(value, 'given') ?? way.input, steps: sentences });
  return { name: id === null ? title : `${title}, ${id}`, way };
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Parses the output of `npm run paths -- <flow> --format json`, or a single copied path. Null for anything else. */
export function readPaths(text: string): PathFile | null {
  const value = parseJson(text);
  const all = fieldOf(value, 'paths');
  const paths = (Array.isArray(all) ? all : [value]).map(namedPath);
  const known = paths.filter((path) => path !== null);
  if (known.length === 0 || known.length < paths.length) return null;
  return { flow: textIn(value, 'flow'), paths: known };
}

/** The paths whose names contain every search word. */
export function pathsNamed(paths: readonly NamedPath[], words: string): readonly NamedPath[] {
  const requested = words.toLowerCase().split(/\s+/);
  return paths.filter(({ name }) => requested.every((word) => name.toLowerCase().includes(word)));
}
