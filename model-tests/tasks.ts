import { registry } from '../machines/registry.ts';
import { parseCommandLine, UsageError } from './command-line.ts';
import { wholeNumber } from './options.ts';
import { suggestion } from './suggestion.ts';

/** What the command does besides printing the paths of one flow. */
export type Task =
  /** Null for every flow that differs from its accepted paths. */
  | { readonly task: 'accept'; readonly flow: string | null }
  /** Null for every flow. */
  | { readonly task: 'compare'; readonly flow: string | null; readonly isJson: boolean }
  | { readonly task: 'mutation'; readonly count: number; readonly seed: number };

const flags = {
  accept: { type: 'boolean', default: false },
  compare: { type: 'boolean', default: false },
  mutation: { type: 'boolean', default: false },
  count: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  format: { type: 'string', default: 'text' },
} as const;

type Values = ReturnType<typeof parseCommandLine<typeof flags>>['values'];

/** The options that each task takes besides its own. */
const optionsOf = {
  accept: [],
  compare: ['format'],
  mutation: ['count', 'seed'],
} as const satisfies Readonly<Record<Task['task'], readonly (keyof typeof flags)[]>>;

const names: readonly Task['task'][] = ['accept', 'compare', 'mutation'];

function knownFlow(positionals: readonly string[]): string | null {
  const [flow = null, ...others] = positionals;
  if (others.length > 0) throw new UsageError(`Name only one flow; remove "${others.join(' ')}".`);
  const flows = registry.map(({ id }) => id);
  if (flow !== null && !flows.includes(flow))
    throw new UsageError(
      `Unknown flow "${flow}".${suggestion(flow, flows)} Known flows: ${flows.join(', ')}.`,
    );
  return flow;
}

function refuseOthers(task: Task['task'], parameters: readonly string[]): void {
  const allowed: readonly string[] = [task, ...optionsOf[task]].map((name) => `--${name}`);
  const given = parameters.filter((one) => one.startsWith('--')).map((one) => one.split('=')[0] ?? one);
  const refused = given.find((name) => !allowed.includes(name));
  if (refused !== undefined) throw new UsageError(`--${task} and ${refused} cannot be combined.`);
}

const tasks: Readonly<Record<Task['task'], (values: Values, flow: string | null) => Task>> = {
  accept: (_, flow) => ({ task: 'accept', flow }),
  compare: ({ format }, flow) => {
    if (!['text', 'json'].includes(format))
      throw new UsageError(`--compare supports only text or json, not "${format}".`);
    return { task: 'compare', flow, isJson: format === 'json' };
  },
  mutation: ({ count, seed }) => ({
    task: 'mutation',
    count: wholeNumber('count', count, 1),
    seed: wholeNumber('seed', seed, 0),
  }),
};

/**
 * Reads a task from the command line; null if it asks for the paths of a flow. Mistakes are planted in all sources if no
 * flow is named. Throws a {@link UsageError}.
 */
export function readTask(parameters: readonly string[]): Task | null {
  const task = names.find((name) => parameters.includes(`--${name}`));
  if (task === undefined) return null;
  const isOfOneFlow = task === 'mutation' && parameters.some((one) => registry.some(({ id }) => id === one));
  if (isOfOneFlow) return null;
  refuseOthers(task, parameters);
  const { values, positionals } = parseCommandLine(parameters, flags);
  return tasks[task](values, knownFlow(positionals));
}
