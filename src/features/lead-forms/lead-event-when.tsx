import {
  leadEventOf,
  type LeadEventSlug,
  leadEventText,
  type LeadEventTime,
} from '@sonde/machines/rules/leads';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { OwnTime } from '../../i18n/own-time.tsx';

interface LeadEventWhenProps {
  readonly slug: LeadEventSlug;
  readonly time: LeadEventTime;
}

/** When an event takes place, in its own time zone and, if it has hours, in the reader's. */
export function LeadEventWhen({ slug, time }: LeadEventWhenProps) {
  const { tag } = useShopLocale();
  const event = leadEventOf(slug);
  return (
    <div>
      <p>
        <time dateTime={time.startsAt}>
          <strong>{leadEventText(event, time, tag)}</strong>
        </time>
      </p>
      {event.kind !== 'trade-show' && (
        <OwnTime startsAt={time.startsAt} endsAt={time.endsAt} timeZone={event.timeZone} />
      )}
    </div>
  );
}
