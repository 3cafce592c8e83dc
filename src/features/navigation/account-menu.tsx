import { Trans } from '@lingui/react/macro';
import { usePage } from '../../page/page.tsx';
import { paths } from '../../page/paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './account-menu.module.css';

/** The element manages its own content, which hydration leaves unchanged. */
const filledByPage = { __html: '' };

/**
 * The signed-in user, or a link to sign in. Both are on every page, which is the same for everyone: a script marks the
 * page before the first paint, and `public/page.js` fills in the name. Both occupy the same space, so that nothing
 * moves.
 */
export function AccountMenu() {
  const { configuration, locale } = usePage();
  if (configuration?.cloudUrl == null) return null;
  return (
    <>
      <a className={styles.signIn} data-sign-in href={paths.signIn(locale)}>
        <Icon name="person" />
        <span className={styles.word}>
          <Trans>Sign in</Trans>
        </span>
      </a>
      <details className={styles.account}>
        <summary className={styles.summary}>
          <VisuallyHidden>
            <Trans comment="Read aloud before the name of the person who is signed in">Your account:</Trans>
          </VisuallyHidden>
          <account-name class={styles.word} suppressHydrationWarning dangerouslySetInnerHTML={filledByPage} />
          <Icon name="person" />
        </summary>
        <div className={styles.panel}>
          <account-name class={styles.name} suppressHydrationWarning dangerouslySetInnerHTML={filledByPage} />
          <a href={paths.myAccount(locale)}>
            <Trans>My account</Trans>
          </a>
          <a data-sign-out href={paths.signOut(locale)}>
            <Trans>Sign out</Trans>
          </a>
        </div>
      </details>
    </>
  );
}
