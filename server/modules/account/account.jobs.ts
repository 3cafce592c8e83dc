import { type RecurringJob, hour } from '../../jobs/schedule.ts';
import type { AccountServices } from './account-services.ts';
import { deleteEnded } from './account.repository.ts';

/** The recurring job about sign-ins. */
export const accountJobs = ({ sql, now }: AccountServices): readonly RecurringJob[] => [
  {
    name: 'delete-ended-sign-ins',
    everySeconds: hour,
    async work() {
      await deleteEnded(sql, now());
    },
  },
];
