import { registry } from '../machines/registry.ts';
import { parseCommandLine, UsageError } from './command-line.ts';
import { suggestion } from './suggestion.ts';

/** What the command does besides printing the paths of one flow. */
export interface AcceptTask {
  readonly task: 'accept';
  /** Null for every flow that differs from its accepted paths. */
  readonly flow: string | null;
}

/** Reads a task from the command line; null if it asks for the paths of a flow. Throws a {@link UsageError}. */
export function readTask(parameters: readonly string[]): AcceptTask | null {
  if (!parameters.includes('--accept')) return null;
  const { positionals } = parseCommandLine(parameters, { accept: { type: 'boolean' } });
  const [flow = null, ...others] = positionals;
  if (others.length > 0) throw new UsageError(`Name only one flow; remove "${others.join(' ')}".`);
  const flows = registry.map(({ id }) => id);
  if (flow !== null && !flows.includes(flow))
    throw new UsageError(
      `Unknown flow "${flow}".${suggestion(flow, flows)} Known flows: ${flows.join(', ')}.`,
    );
  return { task: 'accept', flow };
}
