import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Container } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './arrival-notice.module.css';

interface ArrivalNoticeProps {
  /** The cookie that the redirect left (`sonde.…`), as `root.tsx` writes it at the document before anything is drawn. */
  readonly reason: 'countryNotAvailable' | 'languageNotAvailable';
  readonly label: string;
  /** Fills in what only the browser knows, right after the words: the page is the same for everybody. */
  readonly script: string;
  readonly children: ReactNode;
}

/** Says to somebody who was sent here why, until they close it; seen by nobody else. */
export function ArrivalNotice({ reason, label, script, children }: ArrivalNoticeProps) {
  return (
    <aside className={styles.notice} aria-label={label} data-arrival={reason}>
      <Container>
        <Notice
          tone="attention"
          actions={
            <Button variant="secondary" data-close-arrival={reason}>
              <Trans>Close</Trans>
            </Button>
          }
        >
          {children}
        </Notice>
      </Container>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </aside>
  );
}
