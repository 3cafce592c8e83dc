import { element, group, linear, type Sheet, type Stop } from './svg.ts';
import { numbers } from './path.ts';
import type { Vec2 } from './vector.ts';

/** The four tones of a glove, lit from the top left. */
const glove = { light: '#b5d6de', middle: '#6f9fb0', dark: '#3d6577', deep: '#1f3a49' } as const;
const gown = { light: '#4d6377', middle: '#2c3e50', deep: '#172331' } as const;

const toStops = (...colours: readonly string[]): readonly Stop[] =>
  colours.map((colour, index) => ({ at: index / (colours.length - 1), colour }));

/** A finger from its root to its tip, in mm: four tones across, a light along its upper edge, and a crease. */
function finger(on: Sheet, [from, to]: readonly [Vec2, Vec2], width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const half = width / 2;
  const [x, y] = from;
  const [nx, ny] = [(-dy / length) * half, (dx / length) * half];
  const upper = ny < 0 ? 1 : -1;
  const tip = half * 0.86;
  const at = (along: number, across: number): Vec2 => [
    x + dx * along + nx * across * upper,
    y + dy * along + ny * across * upper,
  ];
  const sweep = dx * upper * ny < 0 ? 1 : 0;
  const edge = `M${numbers(at(0, 1))}L${numbers(at(1, 0.86))}A${numbers([tip, tip])} 0 0 ${sweep} ${numbers(at(1, -0.86))}L${numbers(at(0, -1))}`;
  const root = `A${numbers([half, half])} 0 0 ${sweep} ${numbers(at(0, 1))}z`;
  return group(
    { 'stroke-linecap': 'round' },
    element('path', {
      d: edge + root,
      fill: linear(
        on,
        at(0.5, 1.1),
        at(0.5, -1.1),
        toStops(glove.light, glove.middle, glove.dark, glove.deep),
      ),
    }),
    element('path', { d: edge, stroke: '#12222c', 'stroke-width': 0.7 }),
    element('path', {
      d: `M${numbers(at(0.05, 0.72))}L${numbers(at(0.98, 0.6))}`,
      stroke: '#e9f7f8',
      'stroke-width': 1.1,
      'stroke-opacity': 0.75,
    }),
    element('path', {
      d: `M${numbers(at(0.62, 0.5))}L${numbers(at(0.6, -0.3))}`,
      stroke: glove.deep,
      'stroke-width': 0.7,
      'stroke-opacity': 0.5,
    }),
  );
}

const palm =
  'M-6-58C14-44 40-47 52-62C63-78 66-104 74-126C82-146 92-164 100-178L52-204C42-184 30-160 14-148C0-140-12-134-16-124Z';
const sleeve = 'M108-170L46-206C52-236 62-268 84-312L176-268C146-236 124-204 108-170Z';

/**
 * A right hand in a glove around a probe, in mm: the lens is at the origin, and the probe points down. `behind` is what
 * the probe covers, `before` what covers the probe.
 */
export function glovedHand(on: Sheet): { readonly behind: string; readonly before: string } {
  const palmFill = linear(on, [10, -150], [78, -70], toStops(glove.middle, glove.dark, glove.deep));
  const sleeveFill = linear(on, [60, -250], [140, -210], toStops(gown.light, gown.middle, gown.deep));
  const behind = group(
    {},
    element('path', { d: sleeve, fill: sleeveFill }),
    element('path', {
      d: 'M46-206L108-170',
      stroke: gown.light,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    element('path', { d: palm, fill: palmFill, stroke: '#12222c', 'stroke-width': 0.6 }),
    element('path', {
      d: 'M52-203C42-183 32-164 20-152',
      stroke: '#d4ecf0',
      'stroke-width': 1.2,
      'stroke-opacity': 0.7,
      'stroke-linecap': 'round',
    }),
    element('path', { d: 'M60-187C74-182 86-175 95-168', stroke: glove.deep, 'stroke-width': 1 }),
  );
  const tips = [
    [-116, 14.5, -13],
    [-100, 16.5, -9],
    [-82, 17.5, -7],
    [-63, 17, -9],
  ] as const;
  const before = group(
    {},
    ...tips.map(([y, width, end]) =>
      finger(
        on,
        [
          [-27, y - 3],
          [end, y],
        ],
        width,
      ),
    ),
    finger(
      on,
      [
        [41, -84],
        [9, -57],
      ],
      22,
    ),
  );
  return { behind, before };
}
