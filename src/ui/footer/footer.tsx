import type { ReactNode } from 'react';
import styles from './footer.module.css';

interface FooterProps {
  /** Lists of links, each with its own title. */
  readonly groups: readonly { readonly id: string; readonly title: ReactNode; readonly content: ReactNode }[];
  /** Switches: country, language, colors. */
  readonly tools?: ReactNode;
  /** The last line. */
  readonly legal?: ReactNode;
}

/** The footer of every page, below a ruler of depth ticks. */
export function Footer({ groups, tools, legal }: FooterProps) {
  return (
    <footer className={styles.footer} data-screen-only>
      <div className={styles.inner}>
        <div className={styles.groups}>
          {groups.map(({ id, title, content }) => (
            <div key={id} className={styles.group} role="group" aria-labelledby={`footer-${id}`}>
              <p className={styles.title} id={`footer-${id}`}>
                {title}
              </p>
              {content}
            </div>
          ))}
        </div>
        {(tools || legal) && (
          <div className={styles.end}>
            <div className={styles.legal}>{legal}</div>
            <div className={styles.tools}>{tools}</div>
          </div>
        )}
      </div>
    </footer>
  );
}
