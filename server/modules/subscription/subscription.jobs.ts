import { addDays } from '@sonde/machines/rules/time';
import { mostNoticeDays } from '@sonde/machines/rules/plans';
import type { JobTasks } from '../../jobs/queue.ts';
import { day, hour, minute, type RecurringJob } from '../../jobs/schedule.ts';
import type { Catalogue } from '../catalogue/catalogue.types.ts';
import { announceNext, endLapsed, restoreReplaced } from './announce-and-end.ts';
import { claimOpenChanges } from './change-attempt.repository.ts';
import { chargeRenewal, resumeRenewal } from './charge-renewal.ts';
import { resumeChange } from './settle-change.ts';
import { findMemberships } from './memberships.repository.ts';
import { reconcileRenewals } from './reconcile-renewals.ts';
import { refundRenewal, refundRenewalTask, type UnwantedCharge } from './refund-renewal.ts';
import type { MembershipFacts } from './renewal.model.ts';
import { claimOpenAttempts } from './renewal.repository.ts';
import type { SubscriptionServices } from './subscription-services.ts';

/** How long the job waits, in seconds, and how much it does at once. */
interface RenewalPatience {
  /** Attempts that a worker has checked more recently are left to it. */
  readonly idleSeconds: number;
  /** After this, a run leaves the rest to the next one. */
  readonly runSeconds: number;
  /** The number of renewals that wait for the provider at the same time. */
  readonly lanes: number;
}

const ordinaryRenewalPatience: RenewalPatience = { idleSeconds: 60, runSeconds: 480, lanes: 4 };

/** Processes the items, a few at a time; failures are collected and don't stop the others. */
async function inLanes<Item>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
  errors: unknown[],
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item).catch((error: unknown) => errors.push(error));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** The latest calendar day anywhere on earth, and so the latest in any shop. */
const latestDay = (now: Date): string =>
  new Date(now.getTime() + 14 * 60 * minute * 1000).toISOString().slice(0, 10);

/**
 * Processes all memberships: continues open attempts, charges what is due, announces upcoming charges, ends expired
 * ones, and gives back what an unpaid trial had replaced. Throws at the end of the run if anything failed.
 */
export async function renewSubscriptions(
  services: SubscriptionServices,
  patience: RenewalPatience = ordinaryRenewalPatience,
): Promise<void> {
  const { sql } = services;
  const { idleSeconds, runSeconds, lanes } = patience;
  const errors: unknown[] = [];
  const end = performance.now() + runSeconds * 1000;
  const now = services.now();
  const catalogue = await services.catalogue.latest();

  const idleSince = new Date(now.getTime() - idleSeconds * 1000);
  const open = await claimOpenAttempts(sql, { idleSince, now, count: 1000 });
  await inLanes(open, lanes, (attempt) => resumeRenewal(services, attempt), errors);
  const openChanges = await claimOpenChanges(sql, { idleSince, now, count: 1000 });
  await inLanes(openChanges, lanes, (attempt) => resumeChange(services, attempt), errors);

  const today = latestDay(now);
  type Step = (services: SubscriptionServices, facts: MembershipFacts, catalogue: Catalogue) => Promise<void>;
  const steps: readonly [Parameters<typeof findMemberships>[1], string, Step][] = [
    ['due', today, chargeRenewal],
    ['unannounced', addDays(today, mostNoticeDays), announceNext],
    ['lapsed', today, endLapsed],
  ];
  for (const [search, until, step] of steps)
    for await (const page of findMemberships(sql, search, until)) {
      if (performance.now() > end) break;
      await inLanes(page, lanes, (facts) => step(services, facts, catalogue), errors);
    }
  await restoreReplaced(services);
  if (errors.length > 0) throw new AggregateError(errors, 'Some memberships could not be renewed');
}

/** The recurring jobs about memberships. */
export const subscriptionJobs = (services: SubscriptionServices): readonly RecurringJob[] => [
  {
    name: 'renew-subscriptions',
    everySeconds: 10 * minute,
    work: (payload) => renewSubscriptions(services, { ...ordinaryRenewalPatience, ...payload }),
  },
  {
    name: 'reconcile-renewals',
    everySeconds: hour,
    async work() {
      const now = services.now().getTime();
      const discrepancies = await reconcileRenewals(services, {
        from: new Date(now - 3 * day * 1000),
        until: new Date(now - 10 * minute * 1000),
      });
      if (discrepancies.length > 0)
        throw new Error(`The provider's books and the invoices differ: ${JSON.stringify(discrepancies)}`);
    },
  },
];

/** The tasks that are added when a renewal is recorded. */
export const subscriptionTasks = (services: SubscriptionServices): JobTasks => ({
  [refundRenewalTask]: (payload: unknown) => refundRenewal(services, payload as UnwantedCharge),
});
