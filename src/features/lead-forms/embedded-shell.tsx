import type { ReactNode } from 'react';
import styles from './embedded-shell.module.css';

/** Around a form in the frame of another page, which has a header, a `main` and a footer of its own. */
export function EmbeddedShell({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.embedded} data-embedded>
      {children}
    </div>
  );
}
