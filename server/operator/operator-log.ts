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

/**
 * Runs a command and records who asked for what, why, and how it ended. A command that only reads isn't recorded.
 * The entry is written before the command runs: a command that is killed leaves an entry without an outcome.
 */
export async function runRecorded<Services extends OperatorLogServices>(
  services: Services,
  command: OperatorCommand<Services>,
  parameters: readonly string[],
  { reason = '', ...options }: TypedOptions,
): Promise<CommandResult> {
  const { sql, operator } = services;
  const run = () => command.run(services, parameters, reason === '' ? options : { ...options, reason });
  if (command.isReadOnly === true) return run();
  const [entry] = await sql<{ id: string }[]>`
    insert into operator_entry (operator, command, parameters, options, reason)
    values (${operator}, ${command.name}, ${[...parameters]}, ${sql.json({ ...options })}, ${reason.trim()})
    returning id`;
  const record = async (isDone: boolean, message: string) => {
    await sql`
      insert into operator_outcome (entry_id, is_done, message)
      values (${entry?.id ?? null}, ${isDone}, ${message.slice(0, longestMessage)})`;
  };
  const result = await run().catch(async (error: unknown) => {
    await record(false, error instanceof Error ? error.message : String(error));
    throw error;
  });
  await record(result.isDone, result.lines.join('\n'));
  return result;
}

/** The newest entries, newest first. */
export async function operatorEntries(sql: AnySql, limit: number): Promise<readonly OperatorEntry[]> {
  return sql<OperatorEntry[]>`
    select asked_at as "askedAt", operator, command, parameters, options, reason, is_done as "isDone", message
    from operator_entry left join operator_outcome on entry_id = id
    order by id desc limit ${limit}`;
}
