import { isLongerThan, latinDigits, ordinaryWidth, tidySpaces } from '../texts/index.ts';
import { serialNumberPrefixes, type TradeInLine } from './trade-in-lines.ts';

/** In characters; longer text is never checked as a serial number. */
export const serialNumberMaxLength = 40;

/** What is wrong with a serial number: nothing typed, not a serial number, or another model's. */
export type SerialNumberProblem = 'required' | 'format' | 'choice';

/**
 * Normalizes a serial number for storage and comparison: upper case, Latin digits, ordinary width, without the spaces,
 * hyphens, dashes and invisible marks that come along. Text that is longer than any serial number is returned unchanged.
 */
export function normaliseSerialNumber(typed: string): string {
  if (isLongerThan(typed, serialNumberMaxLength)) return typed;
  return latinDigits(ordinaryWidth(tidySpaces(typed)))
    .replace(/[\s\u2010-\u2015\u2212\u00ad-]/g, '')
    .toUpperCase();
}

/** Whether the last digit is the check digit of those before it (Luhn, ISO/IEC 7812-1). */
function isChecked(digits: string): boolean {
  const sum = Array.from(digits).reduceRight((total, digit, index) => {
    const isDoubled = (digits.length - 1 - index) % 2 === 1;
    const value = Number(digit) * (isDoubled ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const format = /^SQ[1-9A-Z](\d{8})$/;

/**
 * What is wrong with a serial number: three characters for the model and eight digits, the last of which is a check
 * digit. Null if nothing is. Without a model, any model's number is accepted.
 */
export function serialNumberProblem(
  typed: string,
  productLine: TradeInLine | '',
): SerialNumberProblem | null {
  const number = normaliseSerialNumber(typed);
  if (number === '') return 'required';
  const digits = format.exec(number)?.[1];
  if (digits === undefined || !isChecked(digits)) return 'format';
  if (productLine === '') return null;
  return number.startsWith(serialNumberPrefixes[productLine]) ? null : 'choice';
}
