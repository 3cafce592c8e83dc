import { Trans } from '@lingui/react/macro';
import styles from './time-left.module.css';

interface TimeLeftProps {
  /** ISO instant. */
  readonly endsAt: string;
  /** What was left when the page was made; `/page.js` counts on. */
  readonly text: string;
}

/** Counts down to the end of an offer, for the eye alone: the end itself stands beside it in words. */
export function TimeLeft({ endsAt, text }: TimeLeftProps) {
  const time = (
    <time-left
      class={styles.time}
      data-ends={endsAt}
      dir="ltr"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
  return (
    <span className={styles.countdown} aria-hidden="true">
      <Trans comment="A countdown: 05:12:33 left">{time} left</Trans>
    </span>
  );
}
