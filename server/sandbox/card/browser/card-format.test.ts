import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldKind, caretAfterDigits, digitsOf, readField } from './card-format.js';

const today = new Date(2026, 10, 21);
const readText = (kind: FieldKind, text: string, brand = 'visa') => readField(kind, text, { today, brand });

describe('a number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242', 'visa', true],
    ['378282246310005', '3782 822463 10005', 'amex', true],
    ['30569309025904', '3056 930902 5904', 'diners', true],
    ['3056930009020004', '3056 9300 0902 0004', 'diners', true],
    ['6011111111111117', '6011 1111 1111 1117', 'discover', true],
    ['3566002020360505', '3566 0020 2036 0505', 'jcb', true],
    ['6200000000000005', '6200 0000 0000 0005', 'unionpay', true],
    ['2223003122003222', '2223 0031 2200 3222', 'mastercard', true],
    ['5555', '5555', 'mastercard', false],
    ['9', '9', 'unknown', false],
    ['', '', 'unknown', false],
  ])('%s is shown as %s', (typed, text, brand, complete) => {
    expect(readText('number', typed)).toMatchObject({ text, brand, complete });
  });

  it('stays the same when formatted again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d -]{0,30}$/), (typed) => {
        const { text } = readText('number', typed);
        expect(readText('number', text).text).toBe(text);
        expect(digitsOf(typed).startsWith(digitsOf(text))).toBe(true);
      }),
    );
  });
});

describe('an expiry date', () => {
  it.each([
    ['1', '1', false],
    ['2', '02 / ', false],
    ['12', '12 / ', false],
    ['123', '12 / 3', false],
    ['1230', '12 / 30', true],
    ['1/30', '01 / 30', true],
    ['01/30', '01 / 30', true],
    ['12/2030', '12 / 30', true],
    ['12 / 2030', '12 / 30', true],
    ['2030-12', '12 / 30', true],
    ['١٢/٣٠', '12 / 30', true],
    ['', '', false],
  ])('%s is shown as %s', (typed, text, complete) => {
    expect(readText('expiry', typed)).toMatchObject({ text, complete, error: null });
  });

  it.each([
    ['10 / 26', 'invalid_expiry_month_past'],
    ['12 / 25', 'invalid_expiry_year_past'],
    ['13 / 30', 'invalid_expiry_month'],
    ['00 / 30', 'invalid_expiry_month'],
    ['12 / 99', 'invalid_expiry_year'],
  ])('%s is rejected: %s', (typed, code) => {
    expect(readText('expiry', typed)).toMatchObject({ complete: false, error: { code } });
  });

  it('is valid until the end of its month', () => {
    expect(readText('expiry', '11 / 26')).toMatchObject({ complete: true });
  });
});

describe('a security code', () => {
  it.each([
    ['12', 'visa', '12', false],
    ['1234', 'visa', '123', true],
    ['123', 'amex', '123', false],
    ['12345', 'amex', '1234', true],
    ['123', 'unknown', '123', true],
    ['١٢٣', 'visa', '123', true],
  ])('%s of a %s card is shown as %s', (typed, brand, text, complete) => {
    expect(readText('security-code', typed, brand)).toMatchObject({ text, complete });
  });
});

describe('caretAfterDigits', () => {
  it.each([
    ['4242 4242', 0, 0],
    ['4242 4242', 4, 4],
    ['4242 4242', 5, 6],
    ['4242 4242', 8, 9],
    ['12 / 3', 3, 6],
  ])('%s after %i digits is at %i', (shown, digits, place) => {
    expect(caretAfterDigits(shown, digits)).toBe(place);
  });
});
