import type { Sql } from '../../db/connect.ts';
import { hour, type RecurringJob } from '../../jobs/schedule.ts';
import { deleteUnusedTradeIns } from './trade-in.repository.ts';

/** The recurring jobs for trade-ins. */
export const tradeInJobs = ({ sql, now }: { readonly sql: Sql; now(): Date }): readonly RecurringJob[] => [
  {
    name: 'delete-unused-trade-ins',
    everySeconds: hour,
    async work() {
      await deleteUnusedTradeIns(sql, now());
    },
  },
];
