import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  depthTicks,
  sectorArc,
  sectorIn,
  sectorPath,
  sectorPoint,
  sectorShape,
  sectorSteps,
} from './sector-geometry.ts';

const box = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 10, max: 2000 }),
  height: fc.integer({ min: 10, max: 2000 }),
});

describe('the sector in a box', () => {
  it('stays inside any box and touches two of its sides', () => {
    fc.assert(
      fc.property(box, (frame) => {
        const fan = sectorIn(frame);
        const corners = [
          sectorPoint(fan, 0, -1),
          sectorPoint(fan, 0, 1),
          sectorPoint(fan, 1, -1),
          sectorPoint(fan, 1, 0),
          sectorPoint(fan, 1, 1),
        ];
        const xs = corners.map(([x]) => x);
        const ys = corners.map(([, y]) => y);
        const [width, height] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(frame.x - 1e-6);
        expect(Math.max(...xs)).toBeLessThanOrEqual(frame.x + frame.width + 1e-6);
        expect(Math.min(...ys)).toBeGreaterThanOrEqual(frame.y - 1e-6);
        expect(Math.max(...ys)).toBeLessThanOrEqual(frame.y + frame.height + 1e-6);
        expect(Math.min(frame.width - width, frame.height - height)).toBeCloseTo(0, 6);
      }),
    );
  });

  it('always has the proportions of the shop', () => {
    fc.assert(
      fc.property(box, (frame) => {
        const fan = sectorIn(frame);
        expect(fan.inner / fan.outer).toBeCloseTo(sectorShape.innerShare, 10);
        expect(fan.halfAngle).toBe(sectorShape.halfAngle);
      }),
    );
  });
});

describe('the steps of a sector', () => {
  const fan = sectorIn({ x: 0, y: 0, width: 56, height: 38 });

  it.each([1, 2, 3, 4, 6, 9])('are as many as the flow has: %i', (of) => {
    const steps = sectorSteps(fan, of, 0.06);
    expect(steps).toHaveLength(of);
    expect(new Set(steps).size).toBe(of);
  });

  it('are the whole sector when there is one', () => {
    expect(sectorSteps(fan, 1, 0.06)).toEqual([sectorPath(fan)]);
  });

  it('begin at the lens and end at the greatest depth', () => {
    const steps = sectorSteps(fan, 4, 0.06);
    expect(steps[0]?.split('A')[0]).toBe(sectorPath(fan).split('A')[0]);
    expect(steps[3]?.split('L')[1]).toBe(sectorPath(fan).split('L')[1]);
  });
});

describe('the depth ticks', () => {
  const fan = { apex: [0, 0], inner: 100, outer: 220, halfAngle: Math.PI / 6 } as const;

  it('are at every cm, from 0 to the depth, every fifth of them long', () => {
    const ticks = depthTicks(fan, { depth: 12, length: 5, gap: 2 });
    expect(ticks).toHaveLength(13);
    expect(ticks.flatMap(({ isLong }, centimetre) => (isLong ? [centimetre] : []))).toEqual([0, 5, 10]);
  });

  it('are perpendicular to the edge, outside the sector', () => {
    const [x, y] = sectorPoint(fan, 0, 1);
    const [first] = depthTicks(fan, { depth: 12, length: 5, gap: 2 });
    expect(Math.hypot((first?.from[0] ?? 0) - x, (first?.from[1] ?? 0) - y)).toBeCloseTo(2, 10);
    expect(first?.from[0]).toBeGreaterThan(x);
    expect(Math.hypot((first?.to[0] ?? 0) - x, (first?.to[1] ?? 0) - y)).toBeCloseTo(12, 10);
  });
});

describe('an arc', () => {
  it('has the radius of its depth', () => {
    expect(sectorArc({ apex: [0, 0], inner: 100, outer: 200, halfAngle: 0.5 }, 0.5)).toContain('A150 150');
  });
});
