import type { Sql } from '../../db/connect.ts';
import { type RecurringJob, hour } from '../../jobs/schedule.ts';
import { deleteOldLeads } from './lead.repository.ts';

/** The recurring jobs for leads. */
export const leadJobs = ({ sql }: { readonly sql: Sql }): readonly RecurringJob[] => [
  {
    name: 'delete-old-leads',
    everySeconds: hour,
    async work() {
      await deleteOldLeads(sql);
    },
  },
];
