import { parseArgs } from 'node:util';
import type { OperatorCommand, TypedOptions } from './operator-command.ts';

/** What was typed after `npm run shop --`. */
export interface CommandLine {
  /** The command and its parameters. */
  readonly words: readonly string[];
  readonly options: TypedOptions;
  readonly help: boolean;
  readonly json: boolean;
  /** What is asked before something is changed has been answered with yes. */
  readonly yes: boolean;
}

const forEveryCommand = {
  help: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  reason: { type: 'string' },
} as const;

/** An option takes a value if the help shows one: `[--limit ORDERS]`, but `[--once]`. */
const typeOf = (shown: string) => (shown.includes(' ') ? 'string' : 'boolean');

/** The first sentence of an error; the rest is for programmers. */
const firstSentence = (error: unknown) =>
  error instanceof Error ? `${error.message.split('. ')[0]?.replace(/\.$/, '')}.` : String(error);

/** Reads what was typed with the options that the commands show; a problem if it has another, or lacks a value. */
export function readCommandLine(
  args: readonly string[],
  commands: readonly OperatorCommand<never>[],
): CommandLine | { readonly problem: string } {
  const known: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> = Object.fromEntries(
    commands
      .flatMap(({ options = {} }) => Object.entries(options))
      .map(([name, shown]) => [name, { type: typeOf(shown) }] as const),
  );
  try {
    const options = { ...known, ...forEveryCommand };
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const { help, json, yes, ...written } = values;
    const given = Object.entries<string | boolean | undefined>(written).map(([name, value]) => [
      name,
      value === true ? 'yes' : String(value),
    ]);
    return { words: positionals, options: Object.fromEntries(given), help, json, yes };
  } catch (error) {
    return { problem: firstSentence(error) };
  }
}
