import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { Trans } from '@lingui/react/macro';
import styles from './page.module.css';

interface PageProps {
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every screen: skip link, header, the one `main`, footer at the bottom. */
export function Page({ header, footer, children }: PageProps) {
  preload('/fonts/instrument-sans-latin.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main" data-screen-only>
        <Trans>Skip to main content</Trans>
      </a>
      {header}
      <main className={styles.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
