import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

/** The shapes of text and controls, each as high as the element that replaces it. */
type SkeletonShape = 'text' | 'title' | 'heading' | 'control' | 'thumbnail' | 'picture';

interface SkeletonProps {
  readonly shape?: SkeletonShape | undefined;
  /** The number of stacked lines; the last of several is shorter. */
  readonly lines?: number | undefined;
}

/**
 * Reserves the final size of content that is loading. Appears only after 300 ms, so that fast responses don't flicker.
 */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <div className={styles.block} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} data-shape={shape} />
      ))}
    </div>
  );
}

/** Announces to screen readers that content is loading; one for any number of skeletons. */
export function LoadingStatus() {
  return (
    <VisuallyHidden role="status">
      <Trans>Loading</Trans>
    </VisuallyHidden>
  );
}
