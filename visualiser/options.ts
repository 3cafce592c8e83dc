import { parseArgs } from 'node:util';

/** Said to somebody who asked for what there is not; ends the command with code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface FlowOptions {
  /** Folder for static files; null where the pages are served. */
  readonly out: string | null;
  /** Git revision to compare with; null where nothing is compared. */
  readonly since: string | null;
  readonly port: number;
}

export const usage = `npm run flows [-- options]
  --since REV   what changed since a git revision
  --out DIR     write static files into DIR instead of serving them
PORT names the port on 127.0.0.1; without it, 4173.`;

const flags = {
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
    throw new UsageError(`PORT is a whole number from 0 to ${largestPort}; "${text}" is not.`);
  return port;
}

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: flags }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const given = (flag: string, value: string | undefined): string | null => {
  if (value === '') throw new UsageError(`--${flag} needs a value.`);
  return value ?? null;
};

/** The options of the command line; null where help is wanted. Throws a {@link UsageError} with a sentence. */
export function readOptions(parameters: readonly string[], port?: string): FlowOptions | null {
  const values = parse(parameters);
  if (values.help) return null;
  return { out: given('out', values.out), since: given('since', values.since), port: portFrom(port) };
}
