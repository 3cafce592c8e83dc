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

/** When an event is, by its own clock and, of what takes hours, by the reader's. */
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
