import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '../icon/icon.tsx';
import styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** Links from the top down; the last is the page itself, as plain words. */
  readonly items: readonly { readonly id: string; readonly content: ReactNode }[];
}

/** Where the page stands in the shop. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumb`} data-screen-only>
      <ol className={styles.list} role="list">
        {items.map(({ id, content }, place) => (
          <li key={id} className={styles.item} aria-current={place === items.length - 1 ? 'page' : undefined}>
            {place > 0 && <Icon name="chevron-forward" />}
            {content}
          </li>
        ))}
      </ol>
    </nav>
  );
}
