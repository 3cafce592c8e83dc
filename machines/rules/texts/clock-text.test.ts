import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

const moment = new Date('2026-11-20T15:04:00Z');

it.each([
  ['en-US', 'America/New_York', '10:04 AM EST'],
  ['de-DE', 'Europe/Berlin', '16:04 MEZ'],
  ['ar-AE', 'Asia/Dubai', '7:04 م غرينتش+4'],
])('in %s, in %s', (locale, timeZone, text) => {
  expect(clockText(locale, timeZone, moment)).toBe(text);
});
