import type { AnySql, Fragment } from '../db/connect.ts';
import { type JobTasks, addingJob } from './queue.ts';

/**
 * Announces what a statement does: the calls, for its `select` or `returning`, that add a job for each handler. They run at
 * least once if the transaction commits, never if it does not. Whoever announces does not know the handlers.
 */
export type Announce<Event> = (sql: AnySql, event: Event) => Fragment;

/** What is done after an event, by the names of the jobs: these stay, because jobs of that name may wait in a database. */
type Handlers<Event, Services> = Readonly<
  Record<string, (services: Services, event: Event) => Promise<void>>
>;

/** An event with its handlers. */
export interface AfterCommit<Event, Services> {
  readonly announce: Announce<Event>;
  /** The handlers as tasks of the queue. */
  tasks(services: Services): JobTasks;
}

/** Connects an event with what is done after it; `keyOf` names the event, so that no handler waits for the same one twice. */
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
