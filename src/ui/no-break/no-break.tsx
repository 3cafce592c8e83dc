import { Fragment, type ReactNode } from 'react';
import { OwnDirection } from '../own-direction/own-direction.tsx';
import styles from './no-break.module.css';

/** A number or reference that is read as one word. */
export function NoBreak({ children }: { readonly children: ReactNode }) {
  return <span className={styles.whole}>{children}</span>;
}

/** Longer words break at their hyphens: in the narrowest windows they may be longer than a line. */
const LONGEST_WHOLE_WORD = 16;

const isKeptWhole = (word: string) => word.includes('-') && word.length <= LONGEST_WHOLE_WORD;

/** A name in its own direction, whose words don't break at hyphens, such as "USB-C cable". */
export function NoBreakWords({ text }: { readonly text: string }) {
  const words = text.split(' ').map((word, place) => (
    // Two equal words differ only in their position.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={place}>
      {place > 0 && ' '}
      {isKeptWhole(word) ? <span className={styles.word}>{word}</span> : word}
    </Fragment>
  ));
  return <OwnDirection text={text}>{words}</OwnDirection>;
}
