import { expect, it } from 'vitest';
import { exampleMeans } from '../testing/index.ts';
import { isChosenPayment } from './index.ts';

it.each([
  [true, { method: 'CREDIT_CARD', means: exampleMeans }],
  [true, { method: 'EPS', means: null }],
  [false, { method: 'CREDIT_CARD', means: { ...exampleMeans, details: { lastDigits: '4242' } } }],
  [false, { method: 'KLARNA', means: exampleMeans }],
  [false, { method: 'CREDIT_CARD' }],
  [false, null],
])('%s is the view of a stored choice that is %o', (expected, stored) => {
  expect(isChosenPayment(stored)).toBe(expected);
});
