import { isOptOutForm } from '@sonde/machines/rules/leads';
import { loadLead } from '../lead/lead.repository.ts';
import type { LeadSubmitted } from '../lead/submit-lead.ts';
import type { AnalyticsServices } from './analytics-services.ts';
import { insertOptOut } from './analytics.repository.ts';

/**
 * Opts out the person who sent the form for it (CCPA, California Civil Code, section 1798.120); other forms change
 * nothing.
 */
export async function optOutByForm(
  { sql, now }: Pick<AnalyticsServices, 'sql' | 'now'>,
  { leadId }: LeadSubmitted,
): Promise<void> {
  const stored = await loadLead(sql, leadId);
  if (stored !== null && isOptOutForm(stored.slug)) await insertOptOut(sql, stored.lead.email, now());
}
