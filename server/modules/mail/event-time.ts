import { isLeadEventSlug, leadEventOf, leadEventText, leadEventTime } from '@sonde/machines/rules/leads';
import type { StoredLead } from '../lead/lead.repository.ts';

/** The time of the event for which a form was written, as text in a locale; null for other forms. */
export function eventTimeOf(
  { slug, createdAt }: Pick<StoredLead, 'slug' | 'createdAt'>,
  locale: string,
): string | null {
  if (!isLeadEventSlug(slug)) return null;
  const event = leadEventOf(slug);
  return leadEventText(event, leadEventTime(event, createdAt.toISOString()), locale);
}
