import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../../page/page.tsx';
import { pageOf, paths } from '../../page/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './session-ended.module.css';

/** The account page has its own message, and the sign-in page follows anyway. */
const saysItself = /^(?:my-account|login|logout)/;

/**
 * Notifies a visitor whose session has ended, on any page, until they sign in or close it. It is on every page, because
 * pages are the same for everyone; `public/page.js` shows it. It overlays the page, so that nothing moves.
 */
export function SessionEnded() {
  const { t } = useLingui();
  const { address, configuration, locale } = usePage();
  if (configuration?.cloudUrl == null || saysItself.test(pageOf(address))) return null;
  return (
    <aside className={styles.notice} aria-label={t`About your session`} data-screen-only>
      <Notice
        tone="attention"
        role="alert"
        actions={
          <>
            <ButtonLink variant="primary" href={paths.signIn(locale)} data-sign-in>
              <Trans>Sign in</Trans>
            </ButtonLink>
            <Button variant="secondary" data-close-ended>
              <Trans>Close</Trans>
            </Button>
          </>
        }
      >
        <Trans>You were signed out because your session has ended. Sign in again to continue.</Trans>
      </Notice>
    </aside>
  );
}
