import type { Sql } from '../../db/connect.ts';
import { hour, type RecurringJob } from '../../jobs/schedule.ts';
import { deleteOldDeclarations } from './declaration.repository.ts';

/** The recurring jobs for declarations. */
export const declarationJobs = ({ sql }: { readonly sql: Sql }): readonly RecurringJob[] => [
  {
    name: 'delete-old-declarations',
    everySeconds: hour,
    async work() {
      await deleteOldDeclarations(sql);
    },
  },
];
