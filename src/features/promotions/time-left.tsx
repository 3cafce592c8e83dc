import { Trans } from '@lingui/react/macro';
import styles from './time-left.module.css';

interface TimeLeftProps {
  /** ISO instant. */
  readonly endsAt: string;
  /** The time left when the page was rendered; `ends.script.js` counts down. */
  readonly text: string;
}

/** Counts down to the end of an offer. Visual only, because the end is beside it as text. */
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
