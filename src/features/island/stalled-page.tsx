import { Trans } from '@lingui/react/macro';
import { usePage } from '../../page/page.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { SupportPhone } from '../support/support-lines.tsx';
import styles from './stalled-page.module.css';

interface StalledPageProps {
  /** Whether the page's scripts load on the visitor's first touch, and can't be late before it. */
  readonly isPatientUntilTouched: boolean;
}

/** What to do if the page's scripts don't run. `stalled-page.script.js` shows it, and no other script is needed. */
export function StalledPage({ isPatientUntilTouched }: StalledPageProps) {
  const { configuration, address } = usePage();
  return (
    <div
      className={styles.place}
      id="stalled-page"
      role="alert"
      hidden
      data-screen-only
      data-waits={isPatientUntilTouched ? 'sonde:touched' : undefined}
    >
      <Notice
        tone="danger"
        title={<Trans>This page hasn’t loaded completely, so its buttons don’t work yet.</Trans>}
        actions={
          <a href={address}>
            <Trans>Reload the page</Trans>
          </a>
        }
      >
        <p>
          <Trans>
            Check your connection and reload the page. If that doesn’t help, update your browser or use
            another device.
          </Trans>
        </p>
        {configuration && (
          <p>
            <Trans>
              You can also call us: <SupportPhone {...configuration} />
            </Trans>
          </p>
        )}
      </Notice>
    </div>
  );
}
