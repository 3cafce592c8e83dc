import { describe, expect, it } from 'vitest';
import { scalarResolvers } from './scalars.ts';

const { Date: Day, DateTime, JSONString } = scalarResolvers;

describe('the scalars', () => {
  it.each([
    [Day, '2026-11-21', '2026-11-21'],
    [DateTime, new Date('2026-11-21T09:30:00Z'), '2026-11-21T09:30:00.000Z'],
    [DateTime, '2026-11-21T10:30:00+01:00', '2026-11-21T09:30:00.000Z'],
    [JSONString, '{ "blocks": [] }', '{"blocks":[]}'],
    [JSONString, { blocks: [] }, '{"blocks":[]}'],
  ])('write %s', (scalar, value, text) => {
    expect(scalar.coerceOutputValue(value)).toBe(text);
  });

  it.each([
    [Day, '2026-13-01'],
    [Day, '2026-02-30'],
    [Day, '21.11.2026'],
    [DateTime, '2026-11-21'],
    [DateTime, '2026-02-30T09:30:00Z'],
    [DateTime, '2026-11-21T09:30:00'],
    [DateTime, '9999-12-31T23:59:59-11:00'],
    [DateTime, '0000-01-01T00:00:00+01:00'],
    [DateTime, 5],
    [JSONString, '{'],
  ])('refuse what is not a %s', (scalar, value) => {
    expect(() => scalar.coerceInputValue(value)).toThrow(/cannot represent/);
  });
});
