import { describe, expect, it } from 'vitest';
import { fitting, zoomed } from './zoom.ts';

const drawing = { width: 1_000, height: 2_000 };
const sheet = { width: 500, height: 500 };

describe('zoom', () => {
  it('fits the larger side, and does not enlarge what fits already', () => {
    expect(fitting(drawing, sheet)).toBe(0.25);
    expect(fitting({ width: 10, height: 10 }, sheet)).toBe(1);
  });

  it.each([
    ['in', 1.2],
    ['out', 1 / 1.2],
    ['fit', 0.25],
    ['actual', 1],
  ] as const)('%s leads from 1 to %f', (wish, scale) => {
    expect(zoomed(1, wish, drawing, sheet)).toBeCloseTo(scale);
  });

  it('ends where nothing could be read, and where nothing more could be seen', () => {
    expect(zoomed(0.05, 'out', drawing, sheet)).toBe(0.05);
    expect(zoomed(4, 'in', drawing, sheet)).toBe(4);
  });
});
