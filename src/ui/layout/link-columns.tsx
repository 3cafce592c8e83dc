import type { ReactNode } from 'react';
import styles from './link-columns.module.css';

/** A list of links, each an `li`: one below the other on phones, in aligned columns on wider screens. */
export function LinkColumns({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={styles.links} role="list">
      {children}
    </ul>
  );
}
