import { sectorIn } from './sector-geometry.ts';

const size = { width: 56, height: 38 } as const;

/** The attributes of a decorative drawing beside text, hidden from assistive technology. */
export const smallSector = {
  ...size,
  viewBox: `0 0 ${size.width} ${size.height}`,
  focusable: 'false',
  'aria-hidden': true,
} as const;

export const smallFan = sectorIn({ x: 0, y: 0, ...size });
