import { hour, minute, type RecurringJob } from '../../jobs/schedule.ts';
import type { AnalyticsServices, ForwardEvents } from './analytics-services.ts';
import { deleteOldEvents, markForwarded, waitingEvents } from './analytics.repository.ts';

/** Events of one request to the service. */
const batchSize = 100;
/** Requests of one run, so that a backlog doesn't keep a worker busy. */
const mostBatches = 20;

/** Forwards the oldest events in one request, outside a transaction. Returns whether there may be more. */
async function forwardBatch(
  { sql, now }: Pick<AnalyticsServices, 'sql' | 'now'>,
  forwardEvents: ForwardEvents,
): Promise<boolean> {
  const events = await waitingEvents(sql, batchSize);
  if (events.length === 0) return false;
  await forwardEvents(events);
  await markForwarded(sql, events, now());
  return events.length === batchSize;
}

/** Forwards what waits; runs in one process at a time. What fails waits for the next run, for 30 days at most. */
export async function forwardWaiting(services: AnalyticsServices): Promise<void> {
  const { forwardEvents } = services;
  if (forwardEvents === null) return;
  for (let batch = 0; batch < mostBatches; batch += 1)
    if (!(await forwardBatch(services, forwardEvents))) return;
}

/** The recurring jobs for analytics. */
export const analyticsJobs = (services: AnalyticsServices): readonly RecurringJob[] => [
  { name: 'forward-analytics', everySeconds: minute, work: () => forwardWaiting(services) },
  {
    name: 'delete-old-analytics',
    everySeconds: hour,
    async work() {
      await deleteOldEvents(services.sql, services.now());
    },
  },
];
