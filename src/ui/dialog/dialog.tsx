import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';

interface DialogContent {
  /** Escape, the cross, or the browser's own way back. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Buttons at the foot, the primary one first. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A question over the page. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ isOpen, ...content }: DialogContent & { readonly isOpen: boolean }) {
  return isOpen ? <OpenDialog {...content} /> : null;
}

function OpenDialog({ onClose, title, actions, children }: DialogContent) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Closed before it leaves the document, or the browser could not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    heading.current?.focus();
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} className={styles.title} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button className={styles.close} type="button" aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
