import { createHash } from 'node:crypto';
import type { AnySql } from '../db/connect.ts';
import type { CommandResult, OperatorCommand, TypedOptions } from './operator-command.ts';

/** What the log of commands needs. */
export interface OperatorLogServices {
  readonly sql: AnySql;
  /** The operator's account on the machine where the command is typed. */
  readonly operator: string;
}

/** A command as it was typed, with its outcome. */
export interface OperatorEntry {
  readonly askedAt: Date;
  readonly operator: string;
  readonly command: string;
  readonly parameters: readonly string[];
  readonly options: TypedOptions;
  /** Empty without one. */
  readonly reason: string;
  /** Null if the command was killed, or still runs. */
  readonly isDone: boolean | null;
  /** What the operator read; null as above. */
  readonly message: string | null;
}

/** In characters; longer messages are cut. */
const longestMessage = 2000;

/** What is recorded of a command. */
interface Recorded {
  readonly command: string;
  readonly parameters: readonly string[];
  readonly options: TypedOptions;
  readonly reason: string;
  /** What is recorded of an answer. */
  messageOf(answer: string): string;
}

/** What was typed, so that equal parameters are recognised and no others are read. */
const digestOf = (typed: string): string =>
  `sha256:${createHash('sha256').update(typed.toLowerCase()).digest('hex').slice(0, 16)}`;

const asTyped = (text: string): string => text;

async function recordEntry({ sql, operator }: OperatorLogServices, recorded: Recorded): Promise<string> {
  const { command, parameters, options, reason } = recorded;
  const [entry] = await sql<[{ id: string }]>`
    insert into operator_entry (operator, command, parameters, options, reason)
    values (${operator}, ${command}, ${[...parameters]}, ${sql.json({ ...options })}, ${reason.trim()})
    returning id`;
  return entry.id;
}

async function recordOutcome({ sql }: OperatorLogServices, entry: string, isDone: boolean, message: string) {
  await sql`
    insert into operator_outcome (entry_id, is_done, message)
    values (${entry}, ${isDone}, ${message.slice(0, longestMessage)})`;
}

/** A command's result, and why its outcome is missing in the record; null if it isn't. */
export interface RecordedResult extends CommandResult {
  readonly recordProblem: string | null;
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Records what has happened already, which no failure to record it makes undone. */
async function recordedResult(result: CommandResult, record: () => Promise<void>): Promise<RecordedResult> {
  const recordProblem = await record().then(() => null, sentenceOf);
  return { ...result, recordProblem };
}

/**
 * Runs a command and records who asked for what, why, and how it ended. A command that only reads isn't recorded. The
 * entry is written before the command runs, so that one that is killed leaves an entry without an outcome; one that
 * fills an empty database is recorded there afterwards. What was done stays done if its outcome can't be recorded.
 */
export async function runRecorded<Services extends OperatorLogServices>(
  services: Services,
  command: OperatorCommand<Services>,
  parameters: readonly string[],
  { reason = '', ...options }: TypedOptions,
): Promise<RecordedResult> {
  const isConfidential = command.isConfidential === true;
  const recorded: Recorded = {
    command: command.name,
    parameters: parameters.map(isConfidential ? digestOf : asTyped),
    options,
    reason,
    messageOf: isConfidential ? () => '' : asTyped,
  };
  const takesReason = command.options !== undefined && 'reason' in command.options;
  const run = () => command.run(services, parameters, takesReason ? { ...options, reason } : options);
  if (command.isReadOnly === true) return { ...(await run()), recordProblem: null };
  const recordEnd = (entry: string, isDone: boolean, message: string) =>
    recordOutcome(services, entry, isDone, recorded.messageOf(message));
  if (command.needsEmptyDatabase === true) {
    const result = await run();
    return recordedResult(result, async () =>
      recordEnd(await recordEntry(services, recorded), result.isDone, result.lines.join('\n')),
    );
  }
  const entry = await recordEntry(services, recorded);
  const result = await run().catch(async (error: unknown) => {
    // The command's own failure is what the operator has to know.
    await recordEnd(entry, false, sentenceOf(error)).catch(() => undefined);
    throw error;
  });
  return recordedResult(result, () => recordEnd(entry, result.isDone, result.lines.join('\n')));
}

/** The newest entries, newest first. */
export async function operatorEntries(sql: AnySql, limit: number): Promise<readonly OperatorEntry[]> {
  return sql<OperatorEntry[]>`
    select asked_at as "askedAt", operator, command, parameters, options, reason, is_done as "isDone", message
    from operator_entry left join operator_outcome on entry_id = id
    order by id desc limit ${limit}`;
}

/** When a command was last done; null if never. */
export async function lastDone(sql: AnySql, command: string): Promise<Date | null> {
  const [row] = await sql<{ endedAt: Date }[]>`
    select ended_at as "endedAt" from operator_entry join operator_outcome on entry_id = id
    where command = ${command} and is_done order by id desc limit 1`;
  return row?.endedAt ?? null;
}
