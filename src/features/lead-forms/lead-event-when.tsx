import { useLingui } from '@lingui/react/macro';
import {
  leadEventOf,
  type LeadEventSlug,
  leadEventText,
  type LeadEventTime,
} from '@sonde/machines/rules/leads';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import { OwnTime } from '../../i18n/own-time.tsx';
import { eventPlaces } from './lead-event-texts.ts';

interface LeadEventWhenProps {
  readonly slug: LeadEventSlug;
  readonly time: LeadEventTime;
}

/** When an event takes place, in its own time zone, and where; if it is online, in the reader's time zone too. */
export function LeadEventWhen({ slug, time }: LeadEventWhenProps) {
  const { i18n } = useLingui();
  const { tag } = useShopLocale();
  const event = leadEventOf(slug);
  return (
    <div>
      <p>
        <time dateTime={time.startsAt}>
          <strong>{leadEventText(event, time, tag)}</strong>
        </time>
      </p>
      {event.place === null ? (
        <OwnTime startsAt={time.startsAt} endsAt={time.endsAt} timeZone={event.timeZone} />
      ) : (
        <p>{i18n._(eventPlaces[event.place])}</p>
      )}
    </div>
  );
}
