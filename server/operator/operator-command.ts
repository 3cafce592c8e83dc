/** The outcome of a command: lines for people, and the same as JSON for programs. */
export interface CommandResult {
  readonly isDone: boolean;
  readonly lines: readonly string[];
  readonly json: unknown;
}

/** A command of operators: `npm run shop -- <name> <parameters>`. */
export interface OperatorCommand<Services> {
  /** As typed, with spaces: `learner approve`. */
  readonly name: string;
  /** The parameters as the help names them. */
  readonly parameters: readonly string[];
  readonly help: string;
  run(services: Services, parameters: readonly string[]): Promise<CommandResult>;
}

/** A result without an effect. */
export const failed = (line: string): CommandResult => ({
  isDone: false,
  lines: [line],
  json: { error: line },
});

/** The help for all commands. */
export function helpOf(commands: readonly OperatorCommand<never>[]): string {
  const usages = commands.map(({ name, parameters }) => [name, ...parameters].join(' '));
  const width = Math.max(...usages.map(({ length }) => length));
  return [
    'npm run shop -- COMMAND [--json]',
    '',
    ...commands.map(({ help }, index) => `  ${(usages[index] ?? '').padEnd(width)}  ${help}`),
  ].join('\n');
}

/** A command as typed. */
export type TypedCommand<Services> =
  | { readonly command: OperatorCommand<Services>; readonly parameters: readonly string[] }
  | { readonly problem: string };

/** Finds the command that words name, with exactly its parameters. */
export function findCommand<Services>(
  commands: readonly OperatorCommand<Services>[],
  words: readonly string[],
): TypedCommand<Services> {
  const typed = words.join(' ');
  const command = commands.find(({ name }) => typed === name || typed.startsWith(`${name} `));
  if (command === undefined) return { problem: `There is no command "${typed}".` };
  const parameters = words.slice(command.name.split(' ').length);
  return parameters.length === command.parameters.length
    ? { command, parameters }
    : { problem: `Usage: ${[command.name, ...command.parameters].join(' ')}` };
}
