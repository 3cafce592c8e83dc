import type { OperatorCommand } from './operator-command.ts';
import { operatorEntries, type OperatorEntry, type OperatorLogServices } from './operator-log.ts';

const shownEntries = 100;

const endings = new Map<boolean | null, string>([
  [true, 'done'],
  [false, 'not done'],
  [null, 'no outcome'],
]);

/** An entry as a line: when, who, what, why and how it ended. */
function lineOf({ askedAt, operator, command, parameters, options, reason, isDone }: OperatorEntry): string {
  const typed = [
    command,
    ...parameters,
    ...Object.entries(options).map(([name, value]) => `--${name} ${value}`),
  ];
  return [askedAt.toISOString(), operator, typed.join(' '), reason, endings.get(isDone)]
    .filter((part) => part !== '')
    .join('  ');
}

/** The command about the record of commands. */
export const logCommands: readonly OperatorCommand<OperatorLogServices>[] = [
  {
    name: 'log',
    parameters: [],
    help: `Lists the last ${shownEntries} commands that changed something or tried to: when, by whom, why and with what outcome.`,
    isReadOnly: true,
    async run({ sql }) {
      const entries = await operatorEntries(sql, shownEntries);
      const lines = entries.length === 0 ? ['No command has been recorded.'] : entries.map(lineOf);
      return { isDone: true, lines, json: entries };
    },
  },
];
