/** The time of a moment in a locale's words, in a time zone, which is named: `4:04 PM GMT+1`. */
export const clockText = (locale: string, timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment);
