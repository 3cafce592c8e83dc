import { depthTicks, sectorArc, sectorIn, sectorPath } from './sector-geometry.ts';
import styles from './sector.module.css';

const size = { width: 160, height: 104 } as const;
const fan = sectorIn({ x: 2, y: 8, width: 140, height: 94 });
const ticks = depthTicks(fan, { depth: 10, length: 4, gap: 4 })
  .map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`)
  .join('');

/** An empty fan with depth marks, for empty states; decorative beside text. */
export function EmptySector() {
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} {...size} focusable="false" aria-hidden="true">
      <path className={styles.outline} d={sectorPath(fan)} />
      {[0.25, 0.5, 0.75].map((depth) => (
        <path key={depth} className={styles.depth} d={sectorArc(fan, depth)} />
      ))}
      <path className={styles.ticks} d={ticks} />
    </svg>
  );
}
