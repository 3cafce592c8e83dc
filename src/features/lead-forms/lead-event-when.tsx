import type { LeadEventTime } from '@sonde/machines/rules/lead-event-times';
import { leadEventOf, type LeadEventSlug } from '@sonde/machines/rules/lead-events';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const dayAndHours = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const;

interface LeadEventWhenProps {
  readonly slug: LeadEventSlug;
  readonly time: LeadEventTime;
}

/** From when to when, by the event's own clock, which is named; of what takes days, the days. */
export function LeadEventWhen({ slug, time: { startsAt, endsAt } }: LeadEventWhenProps) {
  const { tag } = useShopLocale();
  const { kind, timeZone } = leadEventOf(slug);
  const parts = kind === 'trade-show' ? day : dayAndHours;
  const format = new Intl.DateTimeFormat(tag, { ...parts, timeZone });
  return (
    <p>
      <time dateTime={startsAt}>
        <strong>{format.formatRange(new Date(startsAt), new Date(endsAt))}</strong>
      </time>
    </p>
  );
}
