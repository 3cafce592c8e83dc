/** What a time zone's calendar and clock show at an instant. */
export interface ZoneClock {
  /** Calendar day, yyyy-mm-dd. */
  readonly day: string;
  /** 0 to 23. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(timeZone, format);
  return format;
}

/**
 * Reads the calendar and the clock of an IANA time zone at an instant, given in milliseconds since 1970. The parts are
 * read one by one: in which order and with which signs a locale joins them differs between engines.
 * Throws a RangeError for what is no instant and for an unknown time zone.
 */
export function zoneClock(timeZone: string, milliseconds: number): ZoneClock {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(milliseconds)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => (parts.get(type) ?? '').padStart(2, '0');
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
    minute: Number(part('minute')),
  };
}
