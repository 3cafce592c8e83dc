import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './zoom-dialog.module.css';
import zoom from './zoom.script.js?raw';

/** Where a probe's picture is shown as large as the window, and larger. */
export function ZoomDialog() {
  const { t } = useLingui();
  return (
    <>
      <dialog id="picture-zoom" className={styles.dialog} aria-label={t`Enlarged picture`} data-screen-only>
        <form method="dialog" className={styles.bar}>
          <button type="button" data-larger aria-pressed="false">
            <Icon name="plus" /> <Trans>Zoom in</Trans>
          </button>
          <button>
            <Icon name="close" /> <Trans>Close</Trans>
          </button>
        </form>
        <div className={styles.frame} role="region" aria-label={t`Picture`} tabIndex={0} data-frame></div>
      </dialog>
      <script dangerouslySetInnerHTML={{ __html: zoom }} />
    </>
  );
}
