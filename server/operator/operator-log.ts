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

/** A command as it is run, with what was typed for it. */
interface Typed {
  readonly command: string;
  readonly parameters: readonly string[];
  readonly options: TypedOptions;
  readonly reason: string;
}

async function recordEntry({ sql, operator }: OperatorLogServices, typed: Typed): Promise<string> {
  const { command, parameters, options, reason } = typed;
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

/**
 * Runs a command and records who asked for what, why, and how it ended. A command that only reads isn't recorded. The
 * entry is written before the command runs, so that one that is killed leaves an entry without an outcome; one that
 * fills an empty database is recorded there afterwards.
 */
export async function runRecorded<Services extends OperatorLogServices>(
  services: Services,
  command: OperatorCommand<Services>,
  parameters: readonly string[],
  { reason = '', ...options }: TypedOptions,
): Promise<CommandResult> {
  const typed = { command: command.name, parameters, options, reason };
  const run = () => command.run(services, parameters, reason === '' ? options : { ...options, reason });
  if (command.isReadOnly === true) return run();
  if (command.needsEmptyDatabase === true) {
    const result = await run();
    await recordOutcome(services, await recordEntry(services, typed), result.isDone, result.lines.join('\n'));
    return result;
  }
  const entry = await recordEntry(services, typed);
  const result = await run().catch(async (error: unknown) => {
    await recordOutcome(services, entry, false, error instanceof Error ? error.message : String(error));
    throw error;
  });
  await recordOutcome(services, entry, result.isDone, result.lines.join('\n'));
  return result;
}

/** The newest entries, newest first. */
export async function operatorEntries(sql: AnySql, limit: number): Promise<readonly OperatorEntry[]> {
  return sql<OperatorEntry[]>`
    select asked_at as "askedAt", operator, command, parameters, options, reason, is_done as "isDone", message
    from operator_entry left join operator_outcome on entry_id = id
    order by id desc limit ${limit}`;
}
