import { smallSector } from './small-sector.ts';
import styles from './sector.module.css';

interface ProgressSectorProps {
  /** Steps reached, including the current one. */
  readonly filled: number;
  readonly of: number;
}

/** `smallFan` in numbers: the geometry that they come from isn't loaded with every flow. */
const apex = { x: 28, y: -12.26 };
const inner = 15.02;
const depth = 35.05;
const sine = 0.5592;
const cosine = 0.829;

/** Between two steps, as a fraction of the depth. */
const gap = 0.06;

/** The field of view of a curved probe, filled as far as the flow has progressed; decorative beside text. */
export function ProgressSector({ filled, of }: ProgressSectorProps) {
  const step = (1 + gap) / of;
  return (
    <svg {...smallSector}>
      {Array.from({ length: of }, (_, index) => {
        const radius = inner + depth * (step * (index + 0.5) - gap / 2);
        const across = sine * radius;
        return (
          <path
            key={radius}
            className={index < filled ? styles.filled : styles.open}
            strokeWidth={depth * (step - gap)}
            d={`M${apex.x - across} ${apex.y + cosine * radius}a${radius} ${radius} 0 0 0 ${2 * across} 0`}
          />
        );
      })}
    </svg>
  );
}
