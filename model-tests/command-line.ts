import { parseArgs, type ParseArgsConfig } from 'node:util';
import { suggestion } from './suggestion.ts';

/** Incorrect use of a command. Ends it with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Flags = NonNullable<ParseArgsConfig['options']>;

const isFlag = (parameter: string | undefined): boolean => parameter?.startsWith('-') ?? false;

/** Joins a negative number to its option with "=", because `parseArgs` would take it for an option. */
const withNumbersJoined = (parameters: readonly string[], flags: Flags): readonly string[] =>
  parameters.flatMap((parameter, at) => {
    const takesValue = (name = '') =>
      name.startsWith('--') && flags[name.slice('--'.length)]?.type === 'string';
    const isNumber = (text = '') => /^-\d/.test(text);
    if (isNumber(parameter) && takesValue(parameters[at - 1])) return [];
    return takesValue(parameter) && isNumber(parameters[at + 1])
      ? [`${parameter}=${parameters[at + 1]}`]
      : [parameter];
  });

/** Throws a {@link UsageError} for unknown options, missing or unexpected values and repeated options. */
function refuseMisused(parameters: readonly string[], flags: Flags): void {
  const names = Object.keys(flags).map((flag) => `--${flag}`);
  const given = new Set<string>();
  for (const [at, parameter] of parameters.entries()) {
    if (!isFlag(parameter) || parameter === '--') continue;
    const [name = '', value] = parameter.split(/=(.*)/s);
    const flag = flags[name.slice('--'.length)];
    if (flag === undefined || !names.includes(name))
      throw new UsageError(`Unknown option "${name}".${suggestion(name, names)}`);
    const next = parameters[at + 1];
    if (flag.type === 'boolean' && value !== undefined)
      throw new UsageError(`${name} does not take a value; remove "=${value}".`);
    if (
      flag.type === 'string' &&
      (value === '' || (value === undefined && (next === undefined || next === '' || isFlag(next))))
    )
      throw new UsageError(`${name} needs a value.`);
    if (flag.type === 'string' && given.has(name))
      throw new UsageError(`${name} was given twice; give it once.`);
    given.add(name);
  }
}

/** Parses the options and other arguments of a command line. Throws a {@link UsageError} with one sentence. */
export function parseCommandLine<const Known extends Flags>(parameters: readonly string[], flags: Known) {
  const args = [...withNumbersJoined(parameters, flags)];
  refuseMisused(args, flags);
  return parseArgs({ args, options: flags, allowPositionals: true });
}
