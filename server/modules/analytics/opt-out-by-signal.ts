import type { Account } from '../../kernel/account.ts';
import type { AnalyticsServices } from './analytics-services.ts';
import { insertOptOut } from './analytics.repository.ts';

/** People that one process remembers, so that each is stored once and not with every request. */
const mostRemembered = 10_000;

/**
 * Opts out the signed-in person whose browser sends `Sec-GPC: 1`, in every browser: the signal counts for the person
 * where it is known whose it is (California Code of Regulations, title 11, section 7025(c)(1)). Nothing is stored where
 * no visits are recorded.
 */
export function createOptOutBySignal({
  sql,
  forwardEvents,
  now,
}: AnalyticsServices): (account: Account) => Promise<void> {
  const stored = new Set<string>();
  return async ({ email }) => {
    if (forwardEvents === null || stored.has(email)) return;
    await insertOptOut(sql, email, now());
    if (stored.size >= mostRemembered) stored.clear();
    stored.add(email);
  };
}
