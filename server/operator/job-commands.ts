import { type ListedJob, listJobs, retryJobs } from '../jobs/listed-jobs.ts';
import type { AnySql } from '../db/connect.ts';
import { failedResult, type OperatorCommand } from './operator-command.ts';

/** What the commands about the queue need. */
export interface JobCommandServices {
  readonly sql: AnySql;
}

const mostShown = 100;

/** A job as a line: number, task, how it stands, and what went wrong. */
const lineOf = ({ id, task, status, attempts, maxAttempts, runAt, lastError }: ListedJob): string =>
  [
    id,
    task,
    status.toLowerCase(),
    ...(attempts === 0 ? [] : [`tried ${attempts} of ${maxAttempts} times`]),
    ...(status === 'RETRYING' ? [`next at ${runAt.toISOString()}`] : []),
    ...(lastError === null ? [] : [lastError]),
  ].join('  ');

const problemOf = ([typed = '']: readonly string[]): string | null =>
  typed === 'failed' || /^\d{1,18}$/.test(typed) ? null : 'Enter a job’s number, or "failed".';

/** The commands about the queue's jobs. */
export const jobCommands: readonly OperatorCommand<JobCommandServices>[] = [
  {
    name: 'jobs retry',
    parameters: ['ID'],
    help: 'Runs a failed job again now, with all its attempts before it. "failed" runs every job that has failed for good.',
    problemOf,
    question: ([id = '']) => (id === 'failed' ? 'Run all failed jobs again?' : `Run job ${id} again?`),
    async run({ sql }, [typed = '']) {
      const problem = problemOf([typed]);
      if (problem !== null) return failedResult(problem);
      const retried = await retryJobs(sql, typed === 'failed' ? typed : { id: typed });
      return retried === 0
        ? failedResult('No such job has failed. List the jobs with "jobs".')
        : {
            isDone: true,
            lines: [retried === 1 ? 'The job runs again.' : `${retried} jobs run again.`],
            json: { retried },
          };
    },
  },
  {
    name: 'jobs',
    parameters: [],
    help: `Lists up to ${mostShown} jobs that are due, run or failed, failed ones first.`,
    isReadOnly: true,
    async run({ sql }) {
      const jobs = await listJobs(sql, mostShown);
      return {
        isDone: true,
        lines: jobs.length === 0 ? ['No jobs are waiting.'] : jobs.map(lineOf),
        json: jobs,
      };
    },
  },
];
