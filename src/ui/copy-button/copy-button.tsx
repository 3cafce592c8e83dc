import { useEffect, useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const shownForMs = 2000;

interface CopyButtonProps {
  /** What goes to the clipboard. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Copies a number or a link, and says so for two seconds. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownForMs);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setIsCopied(true));
  };
  return (
    <>
      <Button size="compact" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {children}
      </Button>
      <VisuallyHidden role="status">{isCopied && <Trans>Copied</Trans>}</VisuallyHidden>
    </>
  );
}
