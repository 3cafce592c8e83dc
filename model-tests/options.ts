import { parseArgs } from 'node:util';
import { registry } from '../machines/registry.ts';
import { type Cover, covers } from './cover/aims.ts';
import { type Format, formats } from './export/formats.ts';

/** Said to somebody who asked for what there is not; ends the command with code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface PathOptions {
  readonly flow: string;
  readonly format: Format;
  readonly cover: Cover;
  readonly maxSteps: number;
  readonly seed: number;
  /** Only what came and went since this git revision; null for all paths. */
  readonly since: string | null;
  /** The share of mistakes that the paths notice, in place of the paths. */
  readonly isMutationWanted: boolean;
}

export const usage = `npm run paths -- <flow> [options]
  --format ${Object.keys(formats).join('|')}
  --cover ${covers.join('|')}
  --max-steps N   paths of at most N steps instead of the fewest
  --seed N        another order of trying
  --since REV     only the paths that came or went since a git revision
  --mutation      how many mistakes in the chart the paths would notice, in place of the paths (text or json)
Flows: ${registry.map(({ id }) => id).join(', ')}`;

const flags = {
  format: { type: 'string', default: 'text' },
  cover: { type: 'string', default: 'transitions' },
  'max-steps': { type: 'string' },
  seed: { type: 'string', default: '1' },
  since: { type: 'string' },
  mutation: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function oneOf<Choice extends string>(flag: string, value: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((known) => known === value);
  if (choice === undefined)
    throw new UsageError(`--${flag} is ${choices.join(', ')}; "${value}" is none of these.`);
  return choice;
}

function wholeNumber(flag: string, value: string, least: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(number) || number < least)
    throw new UsageError(`--${flag} is a whole number from ${least} on; "${value}" is not.`);
  return number;
}

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: flags, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The options of the command line; null where help is wanted. Throws a {@link UsageError} with a sentence. */
export function readOptions(parameters: readonly string[]): PathOptions | null {
  const { values, positionals } = parse(parameters);
  if (values.help) return null;
  const [flow, ...others] = positionals;
  const flows = registry.map(({ id }) => id);
  if (flow === undefined) throw new UsageError(`Which flow? There are: ${flows.join(', ')}.`);
  if (others.length > 0) throw new UsageError(`One flow at a time; "${others.join(' ')}" is too much.`);
  if (!flows.includes(flow))
    throw new UsageError(`There is no flow "${flow}". There are: ${flows.join(', ')}.`);
  const maxSteps = values['max-steps'];
  return {
    flow,
    format: oneOf('format', values.format, Object.keys(formats) as Format[]),
    cover: oneOf('cover', values.cover, covers),
    maxSteps: maxSteps === undefined ? Infinity : wholeNumber('max-steps', maxSteps, 1),
    seed: wholeNumber('seed', values.seed, 0),
    since: values.since ?? null,
    isMutationWanted: values.mutation,
  };
}
