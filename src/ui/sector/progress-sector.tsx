import { sectorSteps } from './sector-geometry.ts';
import { smallFan, smallSector } from './small-sector.ts';
import styles from './sector.module.css';

interface ProgressSectorProps {
  /** Steps reached, including the current one. */
  readonly filled: number;
  readonly of: number;
}

/** The field of view of a curved probe, filled as far as the flow has progressed; decorative beside text. */
export function ProgressSector({ filled, of }: ProgressSectorProps) {
  return (
    <svg {...smallSector}>
      {sectorSteps(smallFan, of, 0.06).map((path, step) => (
        <path key={path} className={step < filled ? styles.filled : styles.open} d={path} />
      ))}
    </svg>
  );
}
