/** The local date and time of a time zone at an instant. */
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
 * Returns the local date and time in an IANA time zone at an instant in milliseconds since 1970. It reads the parts
 * individually because engines differ in their order and separators. Throws a RangeError for an invalid instant or time
 * zone.
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
