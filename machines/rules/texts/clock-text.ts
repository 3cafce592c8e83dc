/** A time in a locale's format, in a named time zone: `4:04 PM GMT+1`. */
export const clockText = (locale: string, timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment);
