import { Trans } from '@lingui/react/macro';
import { ProgressSector } from '../sector/progress-sector.tsx';
import styles from './progress-steps.module.css';

interface ProgressStepsProps {
  /** The step that is being filled in, from 1. */
  readonly current: number;
  readonly of: number;
  readonly label: string;
}

/** How far a flow has come: the fan fills, the words say it. */
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
