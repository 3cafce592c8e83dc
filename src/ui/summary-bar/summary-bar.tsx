import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './summary-bar.module.css';

interface SummaryBarProps {
  /** What is summarized, for example "Order summary". */
  readonly label: string;
  /** The formatted total; always visible. */
  readonly total: ReactNode;
  /** The label of the amount: "Total" or "Total so far". */
  readonly totalLabel: ReactNode;
  /** News about the total; visible whether the bar is open or closed. */
  readonly news?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The order summary beside a form. Below 992 px it is a bar that sticks to the top, shows the total, opens over at most
 * 40 % of the screen and closes when a form beside it is submitted. From 992 px it is a panel that stays in view,
 * always open. Both share one place in the document, so that no content is duplicated.
 */
export function SummaryBar({ label, total, totalLabel, news, children }: SummaryBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (!bar.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('submit', close, true);
    return () => document.removeEventListener('submit', close, true);
  }, []);
  return (
    <aside ref={bar} className={styles.bar} aria-label={label} data-sticky="top">
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
        <span className={styles.amount}>
          <small>{totalLabel}</small> <span className={styles.total}>{total}</span>
        </span>
      </button>
      <div className={styles.news}>{news}</div>
      <div className={styles.body} id={id} data-open={isOpen || undefined}>
        <p className={styles.heading}>{label}</p>
        {children}
      </div>
    </aside>
  );
}
