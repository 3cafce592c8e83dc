import { sectorIn } from './sector-geometry.ts';
import { smallSector } from './small-sector.ts';

/** The fan that fills a small drawing. */
export const smallFan = sectorIn({ x: 0, y: 0, ...smallSector });
