import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const arrival: CalendarEvent = {
  id: 'order-1001-delivery@sonde',
  firstDay: '2026-12-30',
  lastDay: '2026-12-31',
  title: 'Order 1001 arrives',
  url: 'https://shop.example/us/en/confirmation/token/',
};

const madeAt = '2026-11-21T15:04:05.678Z';
const linesIn = (file: string) => file.split('\r\n').slice(0, -1);
const octets = (line: string) => new TextEncoder().encode(line).length;

describe('a calendar file', () => {
  it('has whole days, the end of which is the day after the last', () => {
    expect(linesIn(calendarFile([arrival], madeAt))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Sonde//Store//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:order-1001-delivery@sonde',
      'DTSTAMP:20261121T150405Z',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Order 1001 arrives',
      'URL:https://shop.example/us/en/confirmation/token/',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('escapes what separates values, and adds no line', () => {
    const title = 'Core; Team, \\ and\nmore\r\nEND:VCALENDAR';
    expect(linesIn(calendarFile([{ ...arrival, title }], madeAt))).toContain(
      String.raw`SUMMARY:Core\; Team\, \\ and\nmore\nEND:VCALENDAR`,
    );
  });

  it.each(['اشتراك '.repeat(30), 'é'.repeat(200), '𝛑'.repeat(60), 'a'.repeat(300)])(
    'folds lines of more than 75 octets, between characters: %s',
    (title) => {
      const file = calendarFile([{ ...arrival, title }], madeAt);
      for (const line of linesIn(file)) expect(octets(line)).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
    },
  );

  it('has several events, each with a name of its own', () => {
    const file = calendarFile([arrival, { ...arrival, id: 'order-1001-charge@sonde' }], madeAt);
    expect(linesIn(file).filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:order-1001-delivery@sonde',
      'UID:order-1001-charge@sonde',
    ]);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(file.match(/END:VEVENT/g)?.length ?? 0);
  });
});
