import { Trans } from '@lingui/react/macro';
import { ProgressSector } from '../sector/progress-sector.tsx';
import styles from './progress-steps.module.css';

interface ProgressStepsProps {
  /** The current step, from 1. */
  readonly current: number;
  readonly of: number;
  readonly label: string;
  /** The names of all steps, listed where there is room; without them, only the current one is named. */
  readonly names?: readonly string[];
}

/** Progress through a flow: a filling fan, and the same in text. */
export function ProgressSteps({ current, of, label, names }: ProgressStepsProps) {
  return (
    <div className={styles.progress}>
      <span className={styles.fan} aria-hidden="true">
        <ProgressSector filled={current} of={of} />
      </span>
      <p>
        <Trans>
          Step {current} of {of}: <span className={styles.label}>{label}</span>
        </Trans>
      </p>
      {names && (
        <ol className={styles.names}>
          {names.map((name, index) => (
            <li key={name} aria-current={index + 1 === current && 'step'}>
              {name}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
