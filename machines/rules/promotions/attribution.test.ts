import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAttributed, readRememberedCode } from './attribution.ts';

describe('the stored code', () => {
  it('contains the code and the time of the visit', () => {
    const kept = { code: 'FREECABLE', at: '2026-11-21T12:00:00.000Z' };
    expect(readRememberedCode(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([
    null,
    '',
    'FREECABLE',
    '__proto__',
    '{"code":"FREECABLE"}',
    '{"code":"FREECABLE","at":"yesterday"}',
    '{"code":7,"at":"2026-11-21T12:00:00Z"}',
    '{"code":" ","at":"2026-11-21T12:00:00Z"}',
    '["FREECABLE"]',
    'null',
    `{"code":"${'A'.repeat(65)}","at":"2026-11-21T12:00:00Z"}`,
  ])('is nothing when it is %j', (stored) => {
    expect(readRememberedCode(stored)).toBeNull();
  });
});

describe('a visit through a link', () => {
  it.each([
    [30, '2026-11-21T12:00:00Z', true],
    [30, '2026-12-21T11:59:59Z', true],
    [30, '2026-12-21T12:00:00Z', false],
    [null, '2026-11-22T11:59:59Z', true],
    [null, '2026-11-22T12:00:00Z', false],
    [30, '2026-11-21T11:59:59Z', false],
  ])('with %s days counts at %s: %s', (days, now, expected) => {
    expect(isAttributed({ at: '2026-11-21T12:00:00Z' }, days, now)).toBe(expected);
  });

  it('never counts again after it has expired', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, moment, fc.integer({ min: 1, max: 400 }), (visit, one, other, days) => {
        const at = visit.toISOString();
        const [first, later] = [one, other].map((date) => date.toISOString()).sort() as [string, string];
        const hasRunOut = first >= at && !isAttributed({ at }, days, first);
        expect(hasRunOut && isAttributed({ at }, days, later)).toBe(false);
      }),
    );
  });
});
