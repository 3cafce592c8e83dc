import type { AnySql, Fragment } from '../db/connect.ts';
import { type JobTasks, addingJob } from './queue.ts';

/**
 * Announces an event of a statement: returns the calls, for its `select` or `returning`, that add a job per handler.
 * The jobs run at least once if the transaction commits, never if it doesn't. The announcer doesn't depend on the
 * handlers.
 */
export type Announce<Event> = (sql: AnySql, event: Event) => Fragment;

/** The handlers of an event, by job name. Names must not change, because jobs may be waiting in a database. */
type Handlers<Event, Services> = Readonly<
  Record<string, (services: Services, event: Event) => Promise<void>>
>;

/** An event with its handlers. */
export interface AfterCommit<Event, Services> {
  readonly announce: Announce<Event>;
  tasks(services: Services): JobTasks;
}

/** Connects an event with its handlers; `keyOf` identifies the event, so that it waits at most once per handler. */
export function afterCommit<Event extends object, Services>(
  keyOf: (event: Event) => string,
  handlers: Handlers<Event, Services>,
): AfterCommit<Event, Services> {
  return {
    announce: (sql, event) =>
      Object.keys(handlers)
        .map((task) => addingJob(sql, task, event, { key: `${task}:${keyOf(event)}` }))
        .reduce((calls, call) => sql`${calls}, ${call}`),
    tasks: (services) =>
      Object.fromEntries(
        Object.entries(handlers).map(([task, handle]) => [
          task,
          (payload: unknown) => handle(services, payload as Event),
        ]),
      ),
  };
}
