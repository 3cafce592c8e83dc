import { useLingui } from '@lingui/react/macro';
import { LoadingSector } from '../sector/loading-sector.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** What is loading; "Loading" by default. */
  readonly label?: string | undefined;
}

/** For waits whose result has no known size; otherwise use `Skeleton`. */
export function Spinner({ label }: SpinnerProps) {
  const { t } = useLingui();
  return (
    <div className={styles.spinner}>
      <span className={styles.fan} aria-hidden="true">
        <LoadingSector />
      </span>
      <VisuallyHidden role="status">{label ?? t`Loading`}</VisuallyHidden>
    </div>
  );
}
