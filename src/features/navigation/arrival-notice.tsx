import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Container } from '../../ui/layout/layout.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './arrival-notice.module.css';

interface ArrivalNoticeProps {
  /** The cookie set by the redirect (`sonde.…`), as `root.tsx` marks it on the document before the first paint. */
  readonly reason: 'countryNotAvailable' | 'languageNotAvailable' | 'otherCountryAsked';
  readonly label: string;
  /** Fills in what only the browser knows, right after the text, because the page is the same for everyone. */
  readonly script: string;
  readonly children: ReactNode;
}

/** Tells redirected visitors why they are here, until they close it; hidden for everyone else. */
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
