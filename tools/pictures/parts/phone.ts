import { depthTicks, sectorIn } from '../../../src/ui/sector/sector-geometry.ts';
import { echoImage } from './echo-image.ts';
import { caption } from './figures.ts';
import { numbers } from './path.ts';
import { blur, element, group, linear, type Box, type Sheet } from './svg.ts';
import type { Vec2 } from './vector.ts';

/** The dimensions of a typical phone, in mm. */
export const phoneMeasures = { width: 71.5, height: 147 } as const;

/** A phone from the front, with its top left corner at `corner` and a drawn echo image on its screen. */
export function phone(on: Sheet, corner: Vec2, unitsPerMillimetre: number, seed: number): string {
  const [x, y] = corner;
  const [width, height] = [
    phoneMeasures.width * unitsPerMillimetre,
    phoneMeasures.height * unitsPerMillimetre,
  ];
  const radius = 11.5 * unitsPerMillimetre;
  const rect = (inset: number, attributes: Readonly<Record<string, string | number>>): string =>
    element('rect', {
      x: x + inset,
      y: y + inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      rx: radius - inset,
      ...attributes,
    });
  const shadow = (shift: Vec2, softness: number, opacity: number): string =>
    rect(2, {
      fill: '#0a0f18',
      'fill-opacity': opacity,
      filter: blur(on, softness),
      transform: `translate(${numbers(shift)})`,
    });
  const metal = linear(
    on,
    [x, y],
    [x + width, y + height],
    [
      { at: 0, colour: '#e7ebee' },
      { at: 0.2, colour: '#8b959e' },
      { at: 0.6, colour: '#5b656f' },
      { at: 1, colour: '#343d47' },
    ],
  );
  const glass = linear(
    on,
    [x, y],
    [x + width, y + height],
    [
      { at: 0, colour: '#ffffff', opacity: 0.13 },
      { at: 0.42, colour: '#ffffff', opacity: 0.02 },
      { at: 0.43, colour: '#ffffff', opacity: 0 },
    ],
  );
  const inset = 1.1 * unitsPerMillimetre;
  return (
    shadow([9, 7], 9, 0.28) +
    shadow([3, 3], 3, 0.4) +
    rect(0, { fill: metal }) +
    rect(inset, { fill: '#05080d' }) +
    screen(
      on,
      { x: x + 2 * inset, y: y + 2 * inset, width: width - 4 * inset, height: height - 4 * inset },
      seed,
    ) +
    rect(inset, { fill: glass })
  );
}

function screen(on: Sheet, { x, y, width, height }: Box, seed: number): string {
  const frame = sectorIn({ x: x + 4, y: y + height * 0.17, width: width - 22, height: height * 0.5 });
  const depth = 12;
  const ticks = depthTicks(frame, { depth, length: 3, gap: 3 });
  const tickPath = ticks
    .map(({ from, to }) => `M${numbers(from)}l${numbers([to[0] - from[0], to[1] - from[1]])}`)
    .join('');
  const label = (centimetre: number): string => {
    const tick = ticks[centimetre];
    return tick
      ? caption([tick.to[0] + 3, tick.to[1] + 3], String(centimetre), {
          size: 9,
          anchor: 'start',
          colour: '#9fb0bf',
        })
      : '';
  };
  const middle = x + width / 2;
  const bottom = y + height;
  const grey = '#3a4653';
  return (
    element('rect', { x: middle - 23, y: y + 9, width: 46, height: 12, rx: 6, fill: '#000' }) +
    element('path', {
      d: `M${numbers([x + 16, y + 44])}h34M${numbers([x + 16, y + 53])}h20`,
      stroke: grey,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }) +
    element('rect', {
      x: x + width - 50,
      y: y + 38,
      width: 34,
      height: 16,
      rx: 8,
      stroke: '#3fc1b5',
      'stroke-width': 1.5,
    }) +
    element('circle', { cx: x + width - 24, cy: y + 46, r: 4, fill: '#3fc1b5' }) +
    echoImage(on, frame, { seed, grain: 1.5, detail: { streaks: 10, wedges: 3 } }) +
    group({ stroke: '#9fb0bf' }, element('path', { d: tickPath })) +
    label(5) +
    label(10) +
    element('circle', { cx: middle, cy: bottom - 50, r: 19, stroke: '#e8eef0', 'stroke-width': 2 }) +
    element('circle', { cx: middle, cy: bottom - 50, r: 14, fill: '#e8eef0' }) +
    element('rect', {
      x: middle - 70,
      y: bottom - 59,
      width: 18,
      height: 18,
      rx: 5,
      stroke: grey,
      'stroke-width': 2.5,
    }) +
    element('circle', { cx: middle + 61, cy: bottom - 50, r: 9, stroke: grey, 'stroke-width': 2.5 }) +
    element('rect', { x: middle - 26, y: bottom - 12, width: 52, height: 3.5, rx: 1.7, fill: '#c7d0d6' })
  );
}
