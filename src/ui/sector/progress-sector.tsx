import { sectorSteps } from './sector-geometry.ts';
import { smallFan, smallSector } from './small-sector.ts';
import styles from './sector.module.css';

interface ProgressSectorProps {
  /** Steps reached, the present one included. */
  readonly filled: number;
  readonly of: number;
}

/** The fan that a curved probe sees, filled as far as a flow has come; words beside it say so too. */
export function ProgressSector({ filled, of }: ProgressSectorProps) {
  return (
    <svg {...smallSector}>
      {sectorSteps(smallFan, of, 0.06).map((path, step) => (
        <path key={path} className={step < filled ? styles.filled : styles.open} d={path} />
      ))}
    </svg>
  );
}
