import type { ReactNode } from 'react';
import styles from './entry-list.module.css';

interface Entry {
  readonly id: string;
  readonly href: string;
  readonly name: ReactNode;
  readonly text: ReactNode;
}

interface EntryListProps {
  readonly entries: readonly Entry[];
  /** `row`: all on one line on desktops. */
  readonly look?: 'columns' | 'row';
}

/** Ways into the shop: below a hairline, the name of a page and what is there. */
export function EntryList({ entries, look = 'columns' }: EntryListProps) {
  return (
    <ul className={styles.entries} role="list" data-look={look}>
      {entries.map(({ id, href, name, text }) => (
        <li key={id} className={styles.entry}>
          <h3 className={styles.name}>
            <a href={href}>{name}</a>
          </h3>
          <div className={styles.text}>{text}</div>
        </li>
      ))}
    </ul>
  );
}
