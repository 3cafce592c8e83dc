import { isLeadEventSlug, leadEventOf, leadEventText, leadEventTime } from '@sonde/machines/rules/leads';
import type { StoredLead } from '../lead/lead.repository.ts';

/** For which time of an event a form was written, in a locale's words; null for other forms. */
export function eventTimeOf(
  { slug, createdAt }: Pick<StoredLead, 'slug' | 'createdAt'>,
  locale: string,
): string | null {
  if (!isLeadEventSlug(slug)) return null;
  const event = leadEventOf(slug);
  return leadEventText(event, leadEventTime(event, createdAt.toISOString()), locale);
}
