import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './summary-bar.module.css';

interface SummaryBarProps {
  /** What is summed up, for example "Order summary". */
  readonly label: string;
  /** The formatted total; always in sight. */
  readonly total: ReactNode;
  readonly children: ReactNode;
}

/**
 * The bill beside a form. Below 992 px a bar that sticks to the top, shows the total and opens; from 992 px a
 * panel that stays in view, always open. One place in the document for both, so that nothing stands twice.
 */
export function SummaryBar({ label, total, children }: SummaryBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <aside className={styles.bar} aria-label={label} data-sticky="top">
      <button
        className={styles.button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.label}>
          {label}
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
        </span>
        <span className={styles.total}>{total}</span>
      </button>
      <div className={styles.body} id={id} data-open={isOpen || undefined}>
        <p className={styles.heading}>{label}</p>
        {children}
      </div>
    </aside>
  );
}
