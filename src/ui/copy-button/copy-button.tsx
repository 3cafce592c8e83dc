import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  readonly text: string;
  readonly children: ReactNode;
}

/**
 * Copies a number or a link and confirms it for two seconds, or says that it couldn't. `/presses.js` does it, which pages
 * with this button load.
 */
export function CopyButton({ text, children }: CopyButtonProps) {
  const { t } = useLingui();
  return (
    <>
      <Button
        size="compact"
        data-copy={text}
        data-copied-text={t`Copied`}
        data-failed-text={t`Couldn’t copy. Select the text and copy it yourself.`}
      >
        <span className={styles.sign}>
          <Icon name="copy" />
        </span>
        <span className={styles.done}>
          <Icon name="check" />
        </span>
        {children}
      </Button>
      <span className={styles.status} role="status" />
    </>
  );
}
