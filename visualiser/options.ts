import { parseCommandLine, UsageError } from '../model-tests/command-line.ts';

export interface FlowOptions {
  /** The folder for static files; null to serve the pages. */
  readonly out: string | null;
  /** The git revision to compare with; null for none. */
  readonly since: string | null;
  /** The shop's log, in which errors are looked up by their ids; null for none. */
  readonly log: string | null;
  readonly port: number;
}

export const usage = `npm run flows [-- options]
  --since REV   what changed since a git revision
  --log FILE    find errors by their ids in this log of a shop
  --out DIR     write static files into DIR instead of serving them
PORT names the port on 127.0.0.1; without it, 4173.`;

const flags = {
  log: { type: 'string' },
  out: { type: 'string' },
  since: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const defaultPort = 4173;
const largestPort = 65_535;

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > largestPort)
    throw new UsageError(`PORT must be a whole number from 0 to ${largestPort}, not "${text}".`);
  return port;
}

/** Parses the options of the command line; null if help is requested. Throws a {@link UsageError} with a sentence. */
export function readOptions(parameters: readonly string[], port?: string): FlowOptions | null {
  const { values, positionals } = parseCommandLine(parameters, flags);
  if (values.help) return null;
  if (positionals.length > 0)
    throw new UsageError(`All flows are drawn, each on its own page; remove "${positionals.join(' ')}".`);
  return {
    log: values.log ?? null,
    out: values.out ?? null,
    since: values.since ?? null,
    port: portFrom(port),
  };
}
