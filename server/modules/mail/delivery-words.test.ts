import { expect, it } from 'vitest';
import { deliveryLanguages, dutyInWords } from './delivery-words.ts';
import { quoteLanguages } from './quote-words.ts';

it('are written in every language of quotes', () => {
  expect(deliveryLanguages.toSorted()).toEqual(quoteLanguages.toSorted());
});

it('say nothing of duty where nothing is imported', () => {
  expect(dutyInWords('NOT_IMPORTED', 'de')).toBeNull();
  expect(dutyInWords('DUTY_FREE', 'de')).toMatchObject({ figure: 'Keine' });
  expect(dutyInWords('POSSIBLE', 'xx')).toMatchObject({ figure: 'May be due' });
});
