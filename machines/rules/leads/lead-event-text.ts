import type { LeadEventTime } from './lead-event-times.ts';
import type { LeadEvent } from './lead-events.ts';
import { millisecondsOf } from '../time/index.ts';

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayAndHours = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const;

/**
 * The time of an event in a locale's words, in the event's own time zone, which is named. Trade shows have dates only.
 */
export function leadEventText(
  { kind, timeZone }: LeadEvent,
  { startsAt, endsAt }: LeadEventTime,
  locale: string,
): string {
  const parts = kind === 'trade-show' ? day : dayAndHours;
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone });
  return format.formatRange(millisecondsOf(startsAt), millisecondsOf(endsAt));
}
