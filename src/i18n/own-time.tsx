import { Trans } from '@lingui/react/macro';
import script from './own-time.script.js?raw';

interface OwnTimeProps {
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** The week's last start, if it repeats on several days; an ISO instant. */
  readonly lastStartsAt?: string;
  /** The IANA time zone that the page shows. */
  readonly timeZone: string;
}

/** A time in the reader's own time zone; hidden without scripts, and in the same time zone. */
export function OwnTime({ startsAt, endsAt, lastStartsAt, timeZone }: OwnTimeProps) {
  const ownTime = <span data-own-time="" />;
  return (
    <p hidden data-starts={startsAt} data-ends={endsAt} data-last-starts={lastStartsAt} data-zone={timeZone}>
      <Trans comment="From when to when by the clock of who reads it, who is in another time zone">
        Your local time: {ownTime}
      </Trans>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </p>
  );
}
