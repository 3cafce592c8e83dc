import type { Sql } from '../../db/connect.ts';
import { type RecurringJob, minute } from '../../jobs/schedule.ts';
import { endReductions } from './end-reductions.ts';

/** The catalog's recurring jobs. */
export const catalogueJobs = ({ sql, now }: { readonly sql: Sql; now(): Date }): readonly RecurringJob[] => [
  { name: 'end-reductions', everySeconds: minute, work: () => endReductions(sql, now()) },
];
