import { addDays } from '../time/index.ts';

/** Whole days in the shop's calendar, as ISO dates: without a clock, so that they are the same in every time zone. */
export interface CalendarEvent {
  /** Stays the same when the file is loaded again, so that a calendar replaces the event. */
  readonly id: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly title: string;
  readonly url: string;
}

/** The most octets of a line (RFC 5545, 3.1). */
const mostOctets = 75;

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}

/** A line, continued on others after a space where it is too long. */
function foldLine(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > mostOctets) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

const dayOf = (isoDate: string): string => isoDate.replaceAll('-', '');

/** An instant in UTC without its fraction: `20261121T150405Z`. */
const stampOf = (instant: string): string => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const linesOf = ({ id, firstDay, lastDay, title, url }: CalendarEvent, stamp: string): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(id)}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${dayOf(firstDay)}`,
  // The end is the first day that no longer belongs to it.
  `DTEND;VALUE=DATE:${dayOf(addDays(lastDay, 1))}`,
  `SUMMARY:${escapeText(title)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A calendar file with these events (RFC 5545); `madeAt` is an instant in UTC. */
export function calendarFile(events: readonly CalendarEvent[], madeAt: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sonde//Store//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, stampOf(madeAt))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
