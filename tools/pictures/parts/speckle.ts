import { sectorArc, sectorPath, type SectorFrame } from '../../../src/ui/sector/sector-geometry.ts';
import { shortNumber } from './path.ts';
import { blur, element, group, keep, reuse, type Sheet } from './svg.ts';

/** Broken light and dark arcs across the sector: the coarse texture of tissue, stretched across the beams. */
export function streaks(on: Sheet, frame: SectorFrame, random: () => number, count: number): string {
  const unit = frame.outer - frame.inner;
  const arcs = Array.from({ length: count }, (_, index) => {
    const depth = (index + 0.2 + 0.6 * random()) / count;
    const mean = unit * (0.018 + 0.03 * depth);
    const dashes = Array.from({ length: 7 }, () =>
      Math.max(1, Math.round(mean * (0.25 + 1.9 * random() ** 2))),
    );
    return element('path', { d: sectorArc(frame, depth), 'stroke-dasharray': dashes.join(' ') });
  });
  const light = group({ stroke: '#f2f7f7' }, ...arcs.filter((_, index) => index % 3 !== 0));
  const dark = group({ stroke: '#05080c' }, ...arcs.filter((_, index) => index % 3 === 0));
  return group(
    { 'stroke-width': (unit / count) * 0.62, 'stroke-opacity': 0.28, filter: blur(on, unit * 0.0035) },
    light,
    dark,
  );
}

/** Fine grain that darkens the image: noise in wedges, each rotated with its beams. */
export function speckle(
  on: Sheet,
  frame: SectorFrame,
  { seed, grain, wedges }: { readonly seed: number; readonly grain: number; readonly wedges: number },
): string {
  const half = 1 / wedges;
  const wedge = keep(on, sectorPath(frame, { left: -half * 1.002, right: half * 1.002 }));
  const across = shortNumber(0.46 / grain, 3);
  const along = shortNumber(1 / grain, 3);
  return Array.from({ length: wedges }, (_, index) => {
    const turn = ((half * (2 * index + 1) - 1) * frame.halfAngle * -180) / Math.PI;
    const filter = on.define((id) =>
      element(
        'filter',
        { id, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
        element('feTurbulence', {
          type: 'fractalNoise',
          baseFrequency: `${across} ${along}`,
          numOctaves: 2,
          seed: seed + index,
        }),
        element('feColorMatrix', { values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2.7 0 0 0 1.66' }),
        element('feComposite', { in2: 'SourceGraphic', operator: 'in' }),
      ),
    );
    return reuse(wedge, {
      fill: '#000',
      filter: `url(#${filter})`,
      transform: `rotate(${shortNumber(turn, 2)} ${shortNumber(frame.apex[0])} ${shortNumber(frame.apex[1])})`,
    });
  }).join('');
}
