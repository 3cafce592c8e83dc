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
  /** As typed, with spaces: `learner approve`. The record has it also where another name was typed. */
  readonly name: string;
  readonly otherName?: string;
  /** The parameters as the help names them. */
  readonly parameters: readonly string[];
  /** The options that it knows, as the help shows them, by name without dashes. */
  readonly options?: TypedOptions;
  readonly help: string;
  /** What is wrong with what was typed, whatever the shop has; null if nothing is. Said before anything is asked. */
  readonly problemOf?: (parameters: readonly string[], options: TypedOptions) => string | null;
  /**
   * What is asked before it runs. None for a command that changes nothing of the shop, or that asks by itself once it
   * knows more.
   */
  readonly question?: (parameters: readonly string[], options: TypedOptions) => string;
  /** True for a command that changes nothing; all others are recorded (`operator-log.ts`) and accept a reason. */
  readonly isReadOnly?: true;
  /** True for a command of which the record keeps a digest of what was typed, and not what was answered. */
  readonly isConfidential?: true;
  /** True for a command that fills the empty database of a shop that doesn't run. */
  readonly needsEmptyDatabase?: true;
  run(services: Services, parameters: readonly string[], options?: TypedOptions): Promise<CommandResult>;
}

/** What is wrong with a typed value that was read; null if nothing is. */
export const problemIn = (read: object): string | null =>
  'problem' in read && typeof read.problem === 'string' ? read.problem : null;

/** A result without an effect. */
export const failedResult = (line: string): CommandResult => ({
  isDone: false,
  lines: [line],
  json: { error: line },
});

/** What is said when the operator doesn't agree. */
export const notConfirmed = 'Nothing was changed. Confirm with "y" or --yes.';

/** A command as it is typed. */
const usageOf = ({ name, parameters, options = {} }: OperatorCommand<never>): string =>
  [name, ...parameters, ...Object.values(options)].join(' ');

/** The help for a command: how it is typed, and below it what it does. */
function linesOfHelp(command: OperatorCommand<never>): readonly string[] {
  const { help, otherName, isReadOnly } = command;
  const notes = [
    ...(otherName === undefined ? [] : [`Also "${otherName}".`]),
    ...(isReadOnly === true ? ['Changes nothing.'] : []),
  ];
  return [`  ${usageOf(command)}`, `      ${[help, ...notes].join(' ')}`];
}

/** The help for commands: those that begin with the words, or all if none does. */
export function helpOf(commands: readonly OperatorCommand<never>[], words: readonly string[] = []): string {
  const typed = words.join(' ');
  const isNamed = (name: string) =>
    name === typed || name.startsWith(`${typed} `) || typed.startsWith(`${name} `);
  const named = commands.filter(
    ({ name, otherName = name }) => typed !== '' && (isNamed(name) || isNamed(otherName)),
  );
  return [
    'npm run shop -- COMMAND [--json] [--yes] [--reason REASON]',
    'npm run shop -- COMMAND --help',
    '',
    ...(named.length === 0 ? commands : named).flatMap(linesOfHelp),
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
  const isTyped = (name: string) => typed === name || typed.startsWith(`${name} `);
  const command = commands.find(({ name, otherName = name }) => isTyped(name) || isTyped(otherName));
  if (command === undefined) return { problem: `Unknown command "${typed}".` };
  const { name, otherName = name } = command;
  const parameters = words.slice((isTyped(name) ? name : otherName).split(' ').length);
  const known = [...Object.keys(command.options ?? {}), ...(command.isReadOnly === true ? [] : ['reason'])];
  const isComplete =
    parameters.length === command.parameters.length &&
    Object.keys(options).every((name) => known.includes(name));
  return isComplete ? { command, parameters, options } : { problem: `Usage: ${usageOf(command)}` };
}
