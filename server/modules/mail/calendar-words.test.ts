import { expect, it } from 'vitest';
import { calendarLanguages, calendarWordsIn } from './calendar-words.ts';
import { quoteLanguages } from './quote-words.ts';

it('are written in every language of quotes', () => {
  expect(calendarLanguages.toSorted()).toEqual(quoteLanguages.toSorted());
});

it('name the address of the file', () => {
  for (const language of [...calendarLanguages, 'xx'])
    expect(calendarWordsIn(language).add('https://shop.example/calendar.ics')).toMatch(
      /https:\/\/shop\.example\/calendar\.ics$/,
    );
});
