import { hour, type RecurringJob } from '../../jobs/schedule.ts';
import { type ReferralServices, settleReferrals } from './settle-referrals.ts';

/** The recurring jobs for referrals. */
export const referralJobs = (services: ReferralServices): readonly RecurringJob[] => [
  { name: 'settle-referrals', everySeconds: hour, work: () => settleReferrals(services) },
];
