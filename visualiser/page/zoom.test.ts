import { describe, expect, it } from 'vitest';
import { scaleToFill, scaleToFit, scaleAfterZoom } from './zoom.ts';

const drawing = { width: 500, height: 600 };
const sheet = { width: 500, height: 450 };

describe('zoom', () => {
  it('fits the larger side, and does not enlarge what fits already', () => {
    expect(scaleToFit(drawing, sheet)).toBe(0.75);
    expect(scaleToFit({ width: 10, height: 10 }, sheet)).toBe(1);
  });

  it('fits the width if the whole would be unreadable, and never makes text too small', () => {
    expect(scaleToFit({ width: 625, height: 9_000 }, sheet)).toBe(0.8);
    expect(scaleToFit({ width: 5_000, height: 9_000 }, sheet)).toBe(0.6);
  });

  it.each([
    ['in', 1.2],
    ['out', 1 / 1.2],
    ['fit', 0.75],
    ['actual', 1],
  ] as const)('%s leads from 1 to %f', (wish, scale) => {
    expect(scaleAfterZoom(1, wish, drawing, sheet)).toBeCloseTo(scale);
  });

  it('stops at the smallest readable and the largest useful scale', () => {
    expect(scaleAfterZoom(0.05, 'out', drawing, sheet)).toBe(0.05);
    expect(scaleAfterZoom(4, 'in', drawing, sheet)).toBe(4);
  });
});

it.each([
  ['as drawn in a window of 1280 pixels', 958, 1],
  ['as drawn on a phone', 350, 1],
  ['larger in a wider pane', 1_200, 1.25],
  ['at most half as large again', 2_400, 1.5],
] as const)('a drawing is first shown %s', (_how, pane, scale) => {
  expect(scaleToFill(960, pane)).toBe(scale);
});
