import { describe, expect, it } from 'vitest';
import { parseWholeNumber } from './parse-whole-number.ts';

describe('a typed quantity', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['1 000', 1000],
    ['٣', 3],
    ['۱۲', 12],
    ['３', 3],
    ['007', 7],
    ['0', 0],
  ])('parses %j as %d', (text, number) => {
    expect(parseWholeNumber(text)).toBe(number);
  });

  it.each(['', ' ', '-1', '1.5', '1,5', 'two', '1e3', '1234567890', '٣x'])('refuses %j', (text) => {
    expect(parseWholeNumber(text)).toBeNull();
  });
});
