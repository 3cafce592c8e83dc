import { parseArgs, type ParseArgsConfig } from 'node:util';
import { suggestion } from './suggestion.ts';

/** Said to somebody who asked for what there is not; ends the command with code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Flags = NonNullable<ParseArgsConfig['options']>;

const isFlag = (parameter: string | undefined): boolean => parameter?.startsWith('-') ?? false;

/** A number below zero is a value, although it begins as options do; "=" tells that to whoever reads it next. */
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

/** Refuses what is no option, a value that is missing, one that is too much and a second one, each in a sentence. */
function refuseMisused(parameters: readonly string[], flags: Flags): void {
  const names = Object.keys(flags).map((flag) => `--${flag}`);
  const given = new Set<string>();
  for (const [at, parameter] of parameters.entries()) {
    if (!isFlag(parameter) || parameter === '--') continue;
    const [name = '', value] = parameter.split(/=(.*)/s);
    const flag = flags[name.slice('--'.length)];
    if (flag === undefined || !names.includes(name))
      throw new UsageError(`There is no option "${name}".${suggestion(name, names)}`);
    const next = parameters[at + 1];
    if (flag.type === 'boolean' && value !== undefined)
      throw new UsageError(`${name} takes no value; leave "=${value}" out.`);
    if (
      flag.type === 'string' &&
      (value === '' || (value === undefined && (next === undefined || next === '' || isFlag(next))))
    )
      throw new UsageError(`${name} needs a value.`);
    if (flag.type === 'string' && given.has(name))
      throw new UsageError(`${name} is there twice; give it one value.`);
    given.add(name);
  }
}

/** Options and other words of a command line. Throws a {@link UsageError} with one sentence. */
export function parseCommandLine<const Known extends Flags>(parameters: readonly string[], flags: Known) {
  const args = [...withNumbersJoined(parameters, flags)];
  refuseMisused(args, flags);
  return parseArgs({ args, options: flags, allowPositionals: true });
}
