import { sectorArc, sectorSteps } from './sector-geometry.ts';
import { smallFan, smallSector } from './small-sector.ts';
import styles from './sector.module.css';

/** Steps of the mark; `sector.module.css` has the delay of each. */
const loadingSteps = 5;

/** The fan with an echo that runs through it while something is under way; words beside it say so too. */
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
