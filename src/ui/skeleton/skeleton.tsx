import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

/** The shapes that text and controls leave behind; each has the height of the real thing. */
type SkeletonShape = 'text' | 'title' | 'heading' | 'control' | 'thumbnail' | 'picture';

interface SkeletonProps {
  readonly shape?: SkeletonShape | undefined;
  /** How many of them, one under the other; the last line of several is shorter. */
  readonly lines?: number | undefined;
}

/** Holds the place of what is on its way, at its final size. Shown after 300 ms only, so that fast answers do not flicker. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <div className={styles.block} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} data-shape={shape} />
      ))}
    </div>
  );
}

/** Tells those who listen that something is on its way; one beside any number of skeletons. */
export function LoadingStatus() {
  return (
    <VisuallyHidden role="status">
      <Trans>Loading</Trans>
    </VisuallyHidden>
  );
}
