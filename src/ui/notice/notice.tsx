import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './notice.module.css';

/** What the words are for: `attention` before money or a loss, `danger` only for errors, `success` only for done. */
type NoticeTone = 'info' | 'attention' | 'success' | 'danger';

const signs: Readonly<Record<NoticeTone, IconName>> = {
  info: 'information',
  attention: 'alert',
  success: 'check',
  danger: 'stop',
};

interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: ReactNode;
  /** Said aloud on appearing: `alert` for an error that stops the buyer, `status` for news. */
  readonly role?: 'alert' | 'status' | undefined;
  /** Brings it into sight where it appears; with a `tabIndex` of -1 it can take the focus. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly tabIndex?: -1 | undefined;
  /** For who leads to it. */
  readonly id?: string | undefined;
  /** Buttons or links under the words. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Words that must not be missed, in the flow of the page. */
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
