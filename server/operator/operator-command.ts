/** The outcome of a command: lines for people, and the same as JSON for programs. */
export interface CommandResult {
  readonly isDone: boolean;
  readonly lines: readonly string[];
  readonly json: unknown;
}

/** The values of a command's options, by name without dashes; missing where an option isn't given. */
export type TypedOptions = Readonly<Record<string, string>>;

/** A command of operators: `npm run shop -- <name> <parameters> <options>`. */
export interface OperatorCommand<Services> {
  /** As typed, with spaces: `learner approve`. */
  readonly name: string;
  /** The parameters as the help names them. */
  readonly parameters: readonly string[];
  /** The options that it knows, as the help shows them, by name without dashes. */
  readonly options?: TypedOptions;
  readonly help: string;
  /** True for a command that changes nothing; all others are recorded (`operator-log.ts`) and accept a reason. */
  readonly isReadOnly?: true;
  /** True for a command of which the record keeps a digest of what was typed, and not what was answered. */
  readonly isConfidential?: true;
  /** True for a command that fills the empty database of a shop that doesn't run. */
  readonly needsEmptyDatabase?: true;
  run(services: Services, parameters: readonly string[], options?: TypedOptions): Promise<CommandResult>;
}

/** A result without an effect. */
export const failedResult = (line: string): CommandResult => ({
  isDone: false,
  lines: [line],
  json: { error: line },
});

/** A command as it is typed. */
const usageOf = ({ name, parameters, options = {} }: OperatorCommand<never>): string =>
  [name, ...parameters, ...Object.values(options)].join(' ');

/** The help for all commands. */
export function helpOf(commands: readonly OperatorCommand<never>[]): string {
  const usages = commands.map(usageOf);
  const width = Math.max(...usages.map(({ length }) => length));
  return [
    'npm run shop -- COMMAND [--json] [--yes] [--reason REASON]',
    '',
    ...commands.map(({ help }, index) => `  ${(usages[index] ?? '').padEnd(width)}  ${help}`),
  ].join('\n');
}

/** A command as typed. */
export type TypedCommand<Services> =
  | {
      readonly command: OperatorCommand<Services>;
      readonly parameters: readonly string[];
      readonly options: TypedOptions;
    }
  | { readonly problem: string };

/** Finds the command that words name, with exactly its parameters and none but its options. */
export function findCommand<Services>(
  commands: readonly OperatorCommand<Services>[],
  words: readonly string[],
  options: TypedOptions = {},
): TypedCommand<Services> {
  const typed = words.join(' ');
  const command = commands.find(({ name }) => typed === name || typed.startsWith(`${name} `));
  if (command === undefined) return { problem: `Unknown command "${typed}".` };
  const parameters = words.slice(command.name.split(' ').length);
  const known = [...Object.keys(command.options ?? {}), ...(command.isReadOnly === true ? [] : ['reason'])];
  const isComplete =
    parameters.length === command.parameters.length &&
    Object.keys(options).every((name) => known.includes(name));
  return isComplete ? { command, parameters, options } : { problem: `Usage: ${usageOf(command)}` };
}
