import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './notice.module.css';

/** `attention`: before a payment or a loss; `danger`: only errors; `success`: only completed actions. */
type NoticeTone = 'info' | 'attention' | 'success' | 'danger';

const signs: Readonly<Record<NoticeTone, IconName>> = {
  info: 'information',
  attention: 'alert',
  success: 'check',
  danger: 'stop',
};

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: ReactNode;
  /** Announced on appearing: `alert` for an error that blocks the buyer, `status` for news. */
  readonly role?: 'alert' | 'status' | undefined;
  /** Scrolls the notice into view; with a `tabIndex` of -1 it can take the focus. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly tabIndex?: -1 | undefined;
  /** Target for links. */
  readonly id?: string | undefined;
  /** Buttons or links below the text. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A message that readers must not miss, in the flow of the page. */
export function Notice({ tone = 'info', title, actions, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={styles.notice} data-tone={tone}>
      <span className={styles.sign}>
        <Icon name={signs[tone]} />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
