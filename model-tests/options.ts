import { registry } from '../machines/registry.ts';
import { parseCommandLine, UsageError } from './command-line.ts';
import { type Cover, covers } from './cover/aims.ts';
import { type Format, formats } from './export/formats.ts';
import type { PlaceChoice } from './select/place-choice.ts';
import type { PurchaseChoice } from './select/purchase-choice.ts';
import { suggestion } from './suggestion.ts';

export interface PathOptions {
  readonly flow: string;
  readonly format: Format;
  readonly cover: Cover;
  /** Covered as well. */
  readonly also: readonly Cover[];
  readonly maxSteps: number;
  readonly seed: number;
  /** How many seeds are tried. */
  readonly seeds: number;
  /** Null for the scenario's own inputs. */
  readonly purchase: PurchaseChoice | null;
  readonly places: PlaceChoice;
  /** Report only the differences since this git revision; null for all paths. */
  readonly since: string | null;
  /**
   * A test runner's report whose failed paths are linked to their drawings instead of printing paths; null for none.
   */
  readonly failed: string | null;
  /** Print the share of detected mistakes instead of the paths. */
  readonly isMutationRequested: boolean;
}

/** The length of a path that a person can still follow by reading or by hand. */
export const defaultMaxSteps = 20;

export const usage = `npm run paths -- <flow> [options]
  --format ${Object.keys(formats).join('|')}
  --cover ${covers.join('|')}, or several: transitions+guards
  --max-steps N   paths of at most N steps (default ${defaultMaxSteps}), or "any" for the fewest paths
  --seed N        another order of exploration
  --seeds N       the fewest paths of N seeds, from --seed on
  --country CODE, --bundle TYPE, --role ROLE
                  only a buyer like this (add-to-cart, cart, checkout)
  --from STATE, --through STATE, --to STATE
                  only the paths that pass these states in this order, ending with the last of --to
  --since REV     only the paths added, removed or changed since a git revision
  --failed FILE   links to the drawings of the paths that failed in a JSON report of Vitest or Playwright
  --mutation      the share of mistakes in the chart that the paths detect, instead of the paths (text or json)
npm run paths -- <flow> --format playwright --base URL
  what someone can do in the flow in the shop that runs at URL; the rest is skipped with the reason
npm run paths -- [<flow>] --compare [--format text|json]
  what no longer holds of the accepted paths
npm run paths -- [<flow>] --accept
  keeps the paths of the flow, or of every flow that differs, in model-tests/baseline/accepted/
npm run paths -- --mutation [--count N] [--seed N]
  how many of N mistakes (default 100), planted in the sources of all charts, the accepted paths find
Flows: ${registry.map(({ id }) => id).join(', ')}`;

const flags = {
  format: { type: 'string', default: 'text' },
  cover: { type: 'string', default: 'transitions' },
  'max-steps': { type: 'string', default: String(defaultMaxSteps) },
  seed: { type: 'string', default: '1' },
  seeds: { type: 'string', default: '1' },
  country: { type: 'string' },
  bundle: { type: 'string' },
  role: { type: 'string' },
  from: { type: 'string' },
  through: { type: 'string' },
  to: { type: 'string' },
  since: { type: 'string' },
  failed: { type: 'string' },
  mutation: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function oneOf<Choice extends string>(flag: string, value: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((known) => known === value);
  if (choice === undefined)
    throw new UsageError(
      `--${flag} must be one of ${choices.join(', ')}, not "${value}".${suggestion(value, choices)}`,
    );
  return choice;
}

/** A whole number of at least `least`. Throws a {@link UsageError} for anything else. */
export function wholeNumber(flag: string, value: string, least: number, others = ''): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(number) || number < least)
    throw new UsageError(`--${flag} must be ${others}a whole number of at least ${least}, not "${value}".`);
  return number;
}

/** Options that print something else instead of the paths, with their formats. Only one of them is allowed. */
const insteadOfPaths = { failed: ['text'], mutation: ['text', 'json'] } as const satisfies Readonly<
  Record<string, readonly Format[]>
>;

type Values = ReturnType<typeof parseCommandLine<typeof flags>>['values'];

const choices = ['country', 'bundle', 'role', 'from', 'through', 'to'] as const;

/** Rejects combinations of options of which one would be ignored silently. */
function refuseContradictions(values: Values, format: Format): void {
  const [instead, ...others] = (['failed', 'mutation', 'since'] as const).filter((flag) => values[flag]);
  if (instead === undefined) return;
  const choice = choices.find((flag) => values[flag] !== undefined);
  const refused = others[0] ?? choice;
  if (refused !== undefined) throw new UsageError(`--${instead} and --${refused} cannot be combined.`);
  if (instead === 'since') return;
  const possible: readonly Format[] = insteadOfPaths[instead];
  if (!possible.includes(format))
    throw new UsageError(
      `--${instead} prints no paths and supports only ${possible.join(' or ')}; remove "--format ${format}".`,
    );
}

function coversIn(value: string): readonly [Cover, ...Cover[]] {
  const [first = '', ...others] = value.split('+');
  const [cover, ...also] = [...new Set([first, ...others])].map((name) => oneOf('cover', name, covers));
  return [cover as Cover, ...also];
}

function purchaseIn({ country, bundle, role }: Values): PurchaseChoice | null {
  const isChosen = country !== undefined || bundle !== undefined || role !== undefined;
  return isChosen ? { country: country ?? null, bundle: bundle ?? null, role: role ?? null } : null;
}

/** Parses the options of the command line; null if help is requested. Throws a {@link UsageError} with a sentence. */
export function readOptions(parameters: readonly string[]): PathOptions | null {
  const { values, positionals } = parseCommandLine(parameters, flags);
  if (values.help) return null;
  const [flow, ...others] = positionals;
  const flows = registry.map(({ id }) => id);
  if (flow === undefined) throw new UsageError(`Name a flow: ${flows.join(', ')}.`);
  if (others.length > 0) throw new UsageError(`Name only one flow; remove "${others.join(' ')}".`);
  if (!flows.includes(flow))
    throw new UsageError(
      `Unknown flow "${flow}".${suggestion(flow, flows)} Known flows: ${flows.join(', ')}.`,
    );
  const maxSteps = values['max-steps'];
  const format = oneOf('format', values.format, Object.keys(formats) as Format[]);
  refuseContradictions(values, format);
  const [cover, ...also] = coversIn(values.cover);
  const { from, through, to } = values;
  return {
    flow,
    format,
    cover,
    also,
    maxSteps: maxSteps === 'any' ? Infinity : wholeNumber('max-steps', maxSteps, 1, '"any" or '),
    seed: wholeNumber('seed', values.seed, 0),
    seeds: wholeNumber('seeds', values.seeds, 1),
    purchase: purchaseIn(values),
    places: { from: from ?? null, through: through ?? null, to: to ?? null },
    since: values.since ?? null,
    failed: values.failed ?? null,
    isMutationRequested: values.mutation,
  };
}
