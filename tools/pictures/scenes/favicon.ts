import { sectorIn, sectorSteps } from '../../../src/ui/sector/sector-geometry.ts';
import { element } from '../parts/svg.ts';
import { picture } from './scene.ts';

/** The shop's mark on ink, for the browser tab. */
export function favicon(): string {
  const frame = { width: 64, height: 64 };
  const steps = sectorSteps(sectorIn({ x: 7, y: 8, width: 50, height: 48 }), 3, 0.1).join('');
  return picture(
    () => [
      element('rect', { width: 64, height: 64, rx: 14, fill: '#0e1520' }),
      element('path', { d: steps, fill: '#3fc1b5' }),
    ],
    frame,
  );
}
