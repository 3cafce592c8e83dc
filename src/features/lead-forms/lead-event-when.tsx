import { Trans } from '@lingui/react/macro';
import { leadEventText } from '@sonde/machines/rules/lead-event-text';
import type { LeadEventTime } from '@sonde/machines/rules/lead-event-times';
import { leadEventOf, type LeadEventSlug } from '@sonde/machines/rules/lead-events';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';
import ownEventTime from './own-event-time.script.js?raw';

interface LeadEventWhenProps {
  readonly slug: LeadEventSlug;
  readonly time: LeadEventTime;
}

/** When an event is, by its own clock and, of what takes hours, by the reader's. */
export function LeadEventWhen({ slug, time }: LeadEventWhenProps) {
  const { tag } = useShopLocale();
  const event = leadEventOf(slug);
  const ownTime = <span data-own-time="" />;
  return (
    <div>
      <p>
        <time dateTime={time.startsAt}>
          <strong>{leadEventText(event, time, tag)}</strong>
        </time>
      </p>
      {event.kind !== 'trade-show' && (
        <p hidden data-starts={time.startsAt} data-ends={time.endsAt} data-zone={event.timeZone}>
          <Trans comment="Of an event: from when to when by the clock of who reads it, who is in another time zone">
            By your own clock: {ownTime}
          </Trans>
          <script dangerouslySetInnerHTML={{ __html: ownEventTime }} />
        </p>
      )}
    </div>
  );
}
