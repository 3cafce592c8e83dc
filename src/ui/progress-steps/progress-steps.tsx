import { Trans } from '@lingui/react/macro';
import { ProgressSector } from '../sector/progress-sector.tsx';
import styles from './progress-steps.module.css';

interface ProgressStepsProps {
  /** The current step, from 1. */
  readonly current: number;
  readonly of: number;
  readonly label: string;
}

/** Progress through a flow: a filling fan, and the same in text. */
export function ProgressSteps({ current, of, label }: ProgressStepsProps) {
  return (
    <p className={styles.progress}>
      <span className={styles.fan} aria-hidden="true">
        <ProgressSector filled={current} of={of} />
      </span>
      <span>
        <Trans>
          Step {current} of {of}: <span className={styles.label}>{label}</span>
        </Trans>
      </span>
    </p>
  );
}
