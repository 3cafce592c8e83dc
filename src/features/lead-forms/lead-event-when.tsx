import { leadEventText } from '@sonde/machines/rules/lead-event-text';
import type { LeadEventTime } from '@sonde/machines/rules/lead-event-times';
import { leadEventOf, type LeadEventSlug } from '@sonde/machines/rules/lead-events';
import { useShopLocale } from '../../i18n/use-shop-locale.ts';

interface LeadEventWhenProps {
  readonly slug: LeadEventSlug;
  readonly time: LeadEventTime;
}

export function LeadEventWhen({ slug, time }: LeadEventWhenProps) {
  const { tag } = useShopLocale();
  return (
    <p>
      <time dateTime={time.startsAt}>
        <strong>{leadEventText(leadEventOf(slug), time, tag)}</strong>
      </time>
    </p>
  );
}
