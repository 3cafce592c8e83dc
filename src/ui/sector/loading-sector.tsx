import { sectorArc, sectorSteps } from './sector-geometry.ts';
import { smallFan } from './small-fan.ts';
import { smallSector } from './small-sector.ts';
import styles from './sector.module.css';

/** The number of segments; `sector.module.css` has the delay of each. */
const loadingSteps = 5;

/** A fan with a moving echo, shown while loading; decorative beside text. */
export function LoadingSector() {
  return (
    <svg {...smallSector}>
      {sectorSteps(smallFan, loadingSteps, 0.06).map((path) => (
        <path key={path} className={styles.echo} d={path} />
      ))}
      <path className={styles.pulse} d={sectorArc(smallFan, 0)} />
    </svg>
  );
}
