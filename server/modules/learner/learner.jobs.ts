import type { Sql } from '../../db/connect.ts';
import { hour, type RecurringJob } from '../../jobs/schedule.ts';
import { deleteOldLearners } from './learner.repository.ts';

/** The recurring jobs for learners. */
export const learnerJobs = (services: { readonly sql: Sql; now(): Date }): readonly RecurringJob[] => [
  {
    name: 'delete-old-learners',
    everySeconds: hour,
    async work() {
      await deleteOldLearners(services.sql, services.now());
    },
  },
];
