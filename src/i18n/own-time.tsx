import { Trans } from '@lingui/react/macro';
import script from './own-time.script.js?raw';

interface OwnTimeProps {
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** When it starts for the last time of a week, if it is on several days; an ISO instant. */
  readonly lastStartsAt?: string;
  /** The zone of the IANA database whose clock the page shows. */
  readonly timeZone: string;
}

/** A time by the clock of who reads it; a page that was read without scripts, and who has the same clock, see nothing. */
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
