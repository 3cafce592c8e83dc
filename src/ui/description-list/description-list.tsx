import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import styles from './description-list.module.css';

/** A question and its answer; `change` is the link or button back to the question. */
export interface DescriptionItem {
  readonly id: string;
  readonly term: ReactNode;
  /** Empty if the question was skipped. */
  readonly description?: ReactNode;
  readonly change?: ReactNode;
}

/** Answers for review, each with a way to change it. */
export function DescriptionList({ items }: { readonly items: readonly DescriptionItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, term, description, change }) => (
        <div key={id} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>
            {description || (
              <span className={styles.empty}>
                <Trans comment="The answer to a question that was skipped">Not provided</Trans>
              </span>
            )}
          </dd>
          {change && <dd className={styles.change}>{change}</dd>}
        </div>
      ))}
    </dl>
  );
}
