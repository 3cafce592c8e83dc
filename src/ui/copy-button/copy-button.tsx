import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './copy-button.module.css';

interface CopyButtonProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** Copies a number or a link and confirms it for two seconds. The script is `/page.js`, which every page loads. */
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
