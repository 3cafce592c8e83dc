import type { ReactNode } from 'react';
import styles from './embedded-shell.module.css';

/** The frame of a form embedded in another page, which has its own header, `main` and footer. */
export function EmbeddedShell({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.embedded} data-embedded>
      {children}
    </div>
  );
}
