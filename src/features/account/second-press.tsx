import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Cluster } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

interface SecondPressProps {
  /** Asks for the second press. */
  readonly children: ReactNode;
  /** Label of the button that does it. */
  readonly confirm: string;
  /** Label of the button that leaves everything as it is. */
  readonly keep: string;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

/** Asks for a second press before something is taken away. It has the focus until it is answered. */
export function SecondPress({ children, confirm, keep, onConfirm, onKeep }: SecondPressProps) {
  return (
    <Notice
      tone="attention"
      role="alert"
      ref={takeFocus}
      tabIndex={-1}
      actions={
        <Cluster gap={3}>
          <Button variant="danger" onClick={onConfirm}>
            {confirm}
          </Button>
          <Button onClick={onKeep}>{keep}</Button>
        </Cluster>
      }
    >
      {children}
    </Notice>
  );
}
