import type { ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import styles from './card-notes.module.css';

/** What to do if the fields couldn't be loaded. */
export const unloadedText = msg`We couldn’t load the card fields. Check your connection and reload the page. Nothing you entered is lost.`;

interface CardNotesProps {
  /** The buttons of wallets, which give a card without the fields; null for none. */
  readonly wallets: ReactNode;
  /** A card was typed before, here or in another tab, and is lost. */
  readonly isAskedAgain: boolean;
  /** The fields couldn't be loaded. */
  readonly isFailed: boolean;
}

/** What is said and offered above the fields of a card. */
export function CardNotes({ wallets, isAskedAgain, isFailed }: CardNotesProps) {
  const { i18n } = useLingui();
  return (
    <>
      {wallets}
      {isAskedAgain && (
        <p className={styles.again}>
          <Trans>For your security, we don’t keep your card number. Enter it again.</Trans>
        </p>
      )}
      {isFailed && (
        <div className={styles.unloaded}>
          <Notice
            tone="attention"
            role="alert"
            actions={
              <Button onClick={() => location.reload()}>
                <Trans>Reload the page</Trans>
              </Button>
            }
          >
            {i18n._(unloadedText)}
          </Notice>
        </div>
      )}
    </>
  );
}
