import { sectorPath, sectorPoint, type SectorFrame } from '../../../src/ui/sector/sector-geometry.ts';
import { smoothLine, smoothPath } from './path.ts';
import { randomNumbers } from './random.ts';
import { speckle, streaks } from './speckle.ts';
import { blur, clipTo, element, group, keep, linear, radial, reuse, type Sheet } from './svg.ts';
import type { Vec2 } from './vector.ts';

interface EchoOptions {
  readonly seed: number;
  /** The size of a speckle grain, in user units. */
  readonly grain: number;
  /** The number of streaks along the depth, and of wedges of speckle. */
  readonly detail: { readonly streaks: number; readonly wedges: number };
}

const bright = '#eef6f6';
const fluid = '#04070b';

/** The position of the bright reflector as depth and bearing, and half its width as bearing. */
const reflector = { depth: 0.6, bearing: -0.32, half: 0.1 } as const;

/** Patches of tissue that reflect more (light above 0) or less: depth, bearing, half height, half width, light. */
const patches = [
  [0.33, -0.72, 0.05, 0.24, 0.34],
  [0.46, 0.06, 0.1, 0.15, -0.34],
  [0.64, 0.5, 0.09, 0.24, 0.3],
  [0.79, 0.1, 0.045, 0.3, -0.4],
  [0.32, 0.6, 0.045, 0.28, 0.32],
  [0.76, -0.8, 0.06, 0.16, -0.3],
] as const;

/** Vessels: depth, bearing, half height, half width, tilt in radians. */
const vessels = [
  [0.45, 0.62, 0.022, 0.17, 0.5],
  [0.62, 0.3, 0.03, 0.07, 0],
  [0.36, 0.25, 0.014, 0.12, -0.4],
  [0.7, 0.72, 0.02, 0.1, -0.3],
] as const;

/**
 * A fictional image from a curved probe: layers of skin and muscle, a gray organ with vessels, and a dark bladder with
 * one bright reflector and its shadow. It is drawn and shows no real patient.
 */
export function echoImage(on: Sheet, frame: SectorFrame, { seed, grain, detail }: EchoOptions): string {
  const random = randomNumbers(seed);
  const unit = frame.outer - frame.inner;
  const at = (depth: number, bearing: number): Vec2 => sectorPoint(frame, depth, bearing);
  const [left, right, low, top] = [at(1, -1)[0], at(1, 1)[0], at(1, 0)[1], at(0, 1)[1]];
  const soft = (radius: number): string =>
    blur(on, radius * unit, { x: left, y: top, width: right - left, height: low - top });
  const line = (points: readonly Vec2[], width: number, opacity: number): string =>
    element('path', { d: smoothLine(points, 0.5), 'stroke-width': width * unit, 'stroke-opacity': opacity });
  const area = (points: readonly Vec2[], fill: string, opacity: number): string =>
    element('path', { d: smoothPath([points], 0.5), fill, 'fill-opacity': opacity });
  const wave = (depth: number, height: number, phase = 0): Vec2[] =>
    Array.from({ length: 25 }, (_, index) => {
      const bearing = index / 12 - 1;
      return at(
        depth + height * (Math.sin(bearing * 2.6 + phase) + 0.4 * Math.sin(bearing * 7 + phase * 2)),
        bearing,
      );
    });
  const between = (upper: readonly Vec2[], lower: readonly Vec2[]): Vec2[] => [
    ...upper,
    ...[...lower].reverse(),
  ];
  const oval = (depth: number, bearing: number, high: number, wide: number, lean = 0, bump = 0): Vec2[] =>
    Array.from({ length: 36 }, (_, index) => {
      const angle = (index / 36) * 2 * Math.PI;
      const reach = 1 + bump * Math.cos(3 * angle + 1);
      const [x, y] = [wide * reach * Math.cos(angle), high * reach * Math.sin(angle)];
      return at(
        depth + y * Math.cos(lean) - x * 0.4 * Math.sin(lean),
        bearing + x * Math.cos(lean) + y * 1.5 * Math.sin(lean),
      );
    });
  const arc = (depth: number, bend: number, bearing: number, half: number): Vec2[] =>
    Array.from({ length: 13 }, (_, index) => {
      const share = index / 6 - 1;
      return at(depth - bend * (1 - share * share), bearing + half * share);
    });

  const shape = keep(on, sectorPath(frame));
  const tissue = radial(on, frame.apex, frame.outer, [
    { at: frame.inner / frame.outer, colour: '#7a858d' },
    { at: 0.45, colour: '#909ba1' },
    { at: 0.7, colour: '#a0abb0' },
    { at: 0.88, colour: '#78838a' },
    { at: 1, colour: '#3a434a' },
  ]);
  const fade = linear(on, at(0.6, -1), at(0.6, 1), [
    { at: 0, colour: '#000', opacity: 0.6 },
    { at: 0.16, colour: '#000', opacity: 0 },
    { at: 0.84, colour: '#000', opacity: 0 },
    { at: 1, colour: '#000', opacity: 0.6 },
  ]);
  const bladder = oval(0.5, -0.37, 0.115, 0.32, 0.75, 0.07);
  const { depth, bearing, half } = reflector;
  const stone = arc(depth, 0.026, bearing, half * 0.92);
  return group(
    { 'clip-path': clipTo(on, shape) },
    reuse(shape, { fill: tissue }),
    streaks(on, frame, random, detail.streaks),
    group(
      { filter: soft(0.012) },
      area(between(wave(0.005, 0), wave(0.03, 0.002)), bright, 0.8),
      area(between(wave(0.04, 0.002), wave(0.1, 0.006)), fluid, 0.5),
      area(between(wave(0.115, 0.005), wave(0.2, 0.006)), fluid, 0.36),
      ...patches.map(([d, b, high, wide, light]) =>
        area(oval(d, b, high, wide, 0.3, 0.12), light > 0 ? bright : fluid, Math.abs(light)),
      ),
      area([at(0.6, -0.6), at(0.62, -0.48), at(1.02, -0.5), at(1.02, -0.72)], bright, 0.3),
      area([at(0.6, -0.18), at(0.58, -0.06), at(1.02, -0.02), at(1.02, -0.16)], bright, 0.22),
    ),
    group(
      { filter: soft(0.003), stroke: bright },
      line(wave(0.068, 0.004, 2), 0.005, 0.45),
      line(wave(0.105, 0.006), 0.009, 0.85),
      ...[0.125, 0.145, 0.163, 0.182].map((muscle) => line(wave(muscle, 0.005, muscle * 40), 0.006, 0.32)),
      line(wave(0.21, 0.008, 1.4), 0.011, 0.95),
      line(wave(0.232, 0.008, 1.4), 0.005, 0.5),
      line(
        arc(0.9, 0, 0, 0.95).map(([x, y], index): Vec2 => [x, y - 0.1 * unit * (index / 6 - 1) ** 2]),
        0.018,
        0.95,
      ),
    ),
    group(
      { filter: soft(0.004) },
      ...vessels.map(([d, b, high, wide, lean]) => area(oval(d, b, high, wide, lean, 0.06), fluid, 0.9)),
      area(bladder, fluid, 0.96),
      area(
        [
          at(depth, bearing - half),
          at(depth, bearing + half),
          at(1.02, bearing + half * 1.15),
          at(1.02, bearing - half * 1.15),
        ],
        fluid,
        0.94,
      ),
    ),
    speckle(on, frame, { seed, grain, wedges: detail.wedges }),
    group({ filter: soft(0.005), stroke: bright }, line(stone, 0.026, 0.8), line(stone, 0.014, 1)),
    reuse(shape, { fill: fade }),
  );
}
