import { describe, expect, it } from 'vitest';
import { leadEventText } from './lead-event-text.ts';
import { leadEventTime } from './lead-event-times.ts';
import { leadEventOf, type LeadEventSlug } from './lead-events.ts';

const textOf = (slug: LeadEventSlug, locale: string) => {
  const event = leadEventOf(slug);
  const text = leadEventText(event, leadEventTime(event, '2026-11-19T17:44:00Z'), locale);
  return text.replaceAll(/[\u2009\u202f]/g, ' ');
};

describe('the time of an event', () => {
  it.each([
    ['webinar/first-scans', 'en-US', 'Thursday, November 19, 2026, 12:00 – 12:45 PM ET'],
    ['webinar/first-scans', 'de-DE', 'Donnerstag, 19. November 2026, 12:00–12:45 Uhr New York (Ortszeit)'],
    ['trade-show/dublin-2027', 'en-US', 'Tuesday, September 14 – Thursday, September 16, 2027'],
    ['trade-show/dublin-2027', 'fr-FR', 'mardi 14 – jeudi 16 septembre 2027'],
  ] as const)('%s in %s: %s', (slug, locale, text) => {
    expect(textOf(slug, locale)).toBe(text);
  });
});
