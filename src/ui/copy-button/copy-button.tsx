import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  /** What goes to the clipboard. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Copies a number or a link, and says so for two seconds. `/page.js` does it, on every page. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const { t } = useLingui();
  return (
    <>
      <Button size="compact" data-copy={text} data-copied-text={t`Copied`}>
        <span className={styles.sign}>
          <Icon name="copy" />
        </span>
        <span className={styles.done}>
          <Icon name="check" />
        </span>
        {children}
      </Button>
      <VisuallyHidden role="status" />
    </>
  );
}
